/** What a visitor does with a pointer or a key. */
const TYPES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'dragstart',
  'keydown',
  'keyup',
  'keypress',
] as const;

/** Sees an event before the shop, which does not get it if this returns true. */
export type InputHandler = (event: Event) => boolean;

export interface Intercept {
  /** The handler that began last gets each event. Returns a function that ends it. */
  readonly begin: (handler: InputHandler) => () => void;
}

/** Marks the controls whose use the shop must not notice. */
const CONTROLS = '[data-hunt-controls]';

const PRESSES: ReadonlySet<string> = new Set(['mousedown', 'mouseup', 'touchstart', 'touchend']);

function isPressOnControl({ type, target }: Event): boolean {
  return PRESSES.has(type) && target instanceof Element && target.closest(CONTROLS) !== null;
}

/**
 * Keeps input from the shop. Call before the shop and the faults add their listeners: those on the window are called in
 * the order of adding.
 */
export function interceptInput(): Intercept {
  const handlers: InputHandler[] = [];
  const listener = (event: Event) => {
    const isKept = isPressOnControl(event);
    // The focus stays in the shop: a list of suggestions would close without it.
    if (isKept && event.type === 'mousedown') event.preventDefault();
    if (isKept || handlers.at(-1)?.(event)) event.stopImmediatePropagation();
  };
  for (const type of TYPES) {
    addEventListener(type, listener, { capture: true, passive: type.startsWith('touch') });
  }
  return {
    begin(handler) {
      handlers.push(handler);
      return () => {
        const index = handlers.lastIndexOf(handler);
        if (index !== -1) handlers.splice(index, 1);
      };
    },
  };
}

/** The events of pointers and keys. */
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

/** Called before the listeners of the shop. If it returns true, the event does not reach them. */
export type InputHandler = (event: Event) => boolean;

export interface Intercept {
  /** Passes all events to `handler`, until another one begins. Returns a function that ends it. */
  readonly begin: (handler: InputHandler) => () => void;
}

/** The hunt's controls: clicking them must not close what is open in the shop. */
const CONTROLS = '[data-pill]';

const POINTER_EVENTS: ReadonlySet<string> = new Set([
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
]);

function isPointerOnControl({ type, target }: Event): boolean {
  return POINTER_EVENTS.has(type) && target instanceof Element && target.closest(CONTROLS) !== null;
}

/**
 * Lets handlers withhold input from the shop. Call it before the shop and the faults add their listeners, because the
 * listeners of a target are called in the order in which they were added.
 */
export function interceptInput(): Intercept {
  const handlers: InputHandler[] = [];
  const listener = (event: Event) => {
    const isOwn = isPointerOnControl(event);
    // Keeps the focus in the shop: a list of suggestions closes when it loses the focus.
    if (isOwn && event.type === 'mousedown') event.preventDefault();
    if (isOwn || handlers.at(-1)?.(event)) event.stopImmediatePropagation();
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

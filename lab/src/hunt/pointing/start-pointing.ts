import type { InputHandler, Intercept } from './intercept.ts';
import { neighbour, reportableElements } from './reportable-elements.ts';

interface PointingOptions {
  /** Passes all input to this mode. */
  readonly intercept: Intercept;
  /** The hunt's own controls, which still work. */
  readonly controls: Element;
  /** Called when another element is pointed at. */
  readonly onPoint: (element: Element, by: 'pointer' | 'key') => void;
  readonly onChoose: (element: Element) => void;
  readonly onCancel: () => void;
}

/**
 * Lets the visitor point at an element of the shop by mouse, touch or keyboard, without acting on it: popups stay open
 * and the focus stays where it is (SPEC FAULT11, FAULT49). Returns a function that ends it.
 */
export function startPointing(options: PointingOptions): () => void {
  const { intercept, controls, onPoint, onChoose, onCancel } = options;
  let at: Element | null = null;
  const focused = focusedElement(controls);
  const point = (element: Element, by: 'pointer' | 'key') => {
    at = element;
    onPoint(element, by);
  };
  const isOwn = (target: EventTarget | null) => target instanceof Node && controls.contains(target);
  const move = ({ target }: Event) => {
    const element = elementOf(target);
    if (element && element !== at && !isOwn(target)) point(element, 'pointer');
  };
  const walk = (step: 1 | -1, only: 'all' | 'controls') => {
    const next = neighbour(
      reportableElements(only, controls),
      at ?? focused ?? lastAbove(controls),
      step,
    );
    if (!next) return;
    next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    point(next, 'key');
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1, 'all'),
    ArrowRight: () => walk(1, 'all'),
    ArrowUp: () => walk(-1, 'all'),
    ArrowLeft: () => walk(-1, 'all'),
    Tab: () => walk(1, 'controls'),
    'Shift+Tab': () => walk(-1, 'controls'),
    Enter: () => (at ? onChoose(at) : walk(1, 'all')),
    Escape: onCancel,
  };
  const handle: InputHandler = (event) => {
    if (event instanceof KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const action = keys[event.shiftKey ? `Shift+${event.key}` : event.key];
      // Typed characters, with Space, do nothing. Other keys, such as F5 and PageDown, keep their function.
      const isText = event.key.length === 1;
      if (event.type === 'keydown' && !hasModifier && (action || isText)) {
        event.preventDefault();
        // The repetition of a held key must not choose.
        if (!(event.repeat && event.key === 'Enter')) action?.();
      }
      return true;
    }
    if (isOwn(event.target)) return false;
    // Touch must still scroll.
    if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
    const element = elementOf(event.target);
    // A disabled control gets no click event.
    const isChoice =
      event.type === 'click' || (event.type === 'pointerup' && element?.closest(':disabled'));
    if (element && isChoice) {
      point(element, 'pointer');
      onChoose(element);
    }
    return true;
  };
  const stop = intercept.begin(handle);
  addEventListener('pointerover', move, true);
  return () => {
    removeEventListener('pointerover', move, true);
    stop();
  };
}

/**
 * The focused element of the shop, from which the keyboard starts; `null` if the focus is on the page or on `controls`.
 */
function focusedElement(controls: Element): Element | null {
  const { activeElement } = document;
  return activeElement === document.body || controls.contains(activeElement) ? null : activeElement;
}

/**
 * The last element above the viewport, after which the keyboard starts without a focus; `null` at the top of the page.
 */
function lastAbove(controls: Element): Element | null {
  return (
    reportableElements('all', controls).findLast(
      (element) => element.getBoundingClientRect().bottom < 0,
    ) ?? null
  );
}

/** The element to report for an event's target: for a part of an SVG the SVG, for the icon of a button the button. */
function elementOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const picture = target.closest('svg');
  return picture?.closest('a, button, [role="img"], [role="option"]') ?? picture ?? target;
}

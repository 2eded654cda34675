/* The elements that the keyboard can point at when a fault is reported. */

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const LANDMARKS =
  'header, nav, main, footer, section, article, form, dialog, [popover], ul, ol, img, svg, h1, h2, h3';

/**
 * The visible elements of the shop that a report may be about, in document order; with `controls`, the focusable ones
 * alone. Leaves out `except` and what is inside it.
 */
export function reportableElements(only: 'all' | 'controls', except: Element): readonly Element[] {
  const root = modalOf(except) ?? document.getElementById('root') ?? document.body;
  const elements = [root, ...root.querySelectorAll('*')].filter(
    (element) => !except.contains(element),
  );
  return elements.filter((element) =>
    only === 'controls' ? element.matches(CONTROLS) && isVisible(element) : isOfInterest(element),
  );
}

/** The open modal dialog of the shop, outside which everything is inert. */
function modalOf(except: Element): Element | null {
  return (
    [...document.querySelectorAll('dialog:modal')].find((one) => !except.contains(one)) ?? null
  );
}

function isOfInterest(element: Element): boolean {
  // An SVG image counts as one element.
  if (element.parentElement?.closest('svg')) return false;
  const isNamed = element.matches(`${CONTROLS}, ${LANDMARKS}, [role]`);
  return (isNamed || hasOwnText(element)) && isVisible(element);
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/**
 * The element after (`step` 1) or before (-1) `from`, which need not be in the list. At the end of the list the last or
 * first element; without `from` the first or last.
 */
export function neighbour(
  elements: readonly Element[],
  from: Element | null,
  step: 1 | -1,
): Element | null {
  if (!from) return (step === 1 ? elements[0] : elements.at(-1)) ?? null;
  const AFTER = Node.DOCUMENT_POSITION_FOLLOWING;
  const isAfter = (element: Element) => (from.compareDocumentPosition(element) & AFTER) !== 0;
  const next =
    step === 1 ? elements.find(isAfter) : elements.findLast((one) => one !== from && !isAfter(one));
  return next ?? (step === 1 ? elements.at(-1) : elements[0]) ?? null;
}

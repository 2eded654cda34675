/*
 * Extensions such as password managers put elements beside fields, browsers' translators wrap texts. Seen before React
 * hydrates the document: it then renders all of it anew, without what the visitor has typed, pressed or focused. So their
 * changes are taken back, and they make them again on the page of the app.
 */
import { FILLED_TEXT } from '#prerender/contract.ts';

export interface ForeignChanges {
  /** Call after the inline script has changed the document itself. */
  skipOwn(): void;
  /** Takes the changes back, and from now on watches only the given elements, whose hydration is still to come. */
  revert(...later: readonly Element[]): void;
}

declare global {
  interface Window {
    /** Absent in a document without inline scripts, as in component tests. */
    foreignChanges?: ForeignChanges;
  }
}

/** Call right before React hydrates the document. `later`: the elements in it that it hydrates later; call again then. */
export function takeBackForeignChanges(...later: readonly Element[]): void {
  window.foreignChanges?.revert(...later);
}

/** Another program has changed the document while React hydrated it, and React has rendered it anew. */
export function reportRenderedAnew(error: unknown): void {
  // Not an `error` event, after which the page would say that it does not start (SPEC PAINT27).
  console.error('The document was not as it was prerendered:', error);
}

/** Keeps the text of the search field where React renders it anew. */
export function keepTyped(root: Element, setText: (text: string) => void): void {
  const field = root.querySelector('input');
  const typed = () => {
    if (field?.isConnected && field.value !== (field.getAttribute(FILLED_TEXT) ?? ''))
      setText(field.value);
  };
  field?.addEventListener('input', typed);
  typed();
}

/** Watches what is in the given element. Called by the inline body script. */
export function watchForeignChanges(root: Element): ForeignChanges {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  const observe = (element: Element) =>
    observer.observe(element, { subtree: true, childList: true, characterDataOldValue: true });
  observe(root);
  return {
    skipOwn: () => void observer.takeRecords(),
    revert(...later) {
      changes.push(...observer.takeRecords());
      for (let last = changes.pop(); last; last = changes.pop()) revert(last);
      observer.disconnect();
      for (const element of later) observe(element);
    },
  };
}

function revert({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (oldValue !== null) target.textContent = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}

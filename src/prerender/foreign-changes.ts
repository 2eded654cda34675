/*
 * Extensions put elements beside fields, translators wrap texts, also before React hydrates the document. React would
 * then render all of it anew, without what the visitor has typed, pressed or focused. So their changes are taken back,
 * and they make them again on the page of the app.
 */

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

/** Watches what is in the given element. */
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

/**
 * Keeps a popover usable beside what the shop opens: inside its modal dialog, as all else is inert, and inside its popup,
 * which a click outside would close. Moves `container`, which has the popover. Returns a function that ends it.
 */
export function stayOnTop(container: HTMLElement, popover: HTMLElement): () => void {
  const place = () => {
    // A dialog would close when it is moved.
    if (container.isConnected && container.querySelector('dialog[open]')) return;
    const host = openContent(container) ?? document.body;
    if (container.parentElement !== host) host.append(container);
    if (!popover.matches(':popover-open')) popover.showPopover();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  place();
  return () => {
    observer.disconnect();
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (container.parentElement !== document.body) document.body.append(container);
  };
}

/** What the shop has opened: the content of its modal dialog, or its popup. */
function openContent(container: Element): Element | null {
  const open = [
    ...document.querySelectorAll('#root dialog:modal > :first-child'),
    ...document.querySelectorAll('#root [popover]:popover-open'),
  ];
  return open.find((element) => !container.contains(element)) ?? null;
}

/**
 * Keeps a popover usable while the shop shows a modal dialog or a popup, by moving `container`, its parent, into them:
 * all outside a modal dialog is inert, and a click outside a popup closes it. Returns a function that ends it.
 */
export function stayOnTop(container: HTMLElement, popover: HTMLElement): () => void {
  const place = () => {
    // Moving an open dialog would close it.
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

/** The content of the open modal dialog of the shop, or its open popup; `null` without one. */
function openContent(container: Element): Element | null {
  const open = [
    ...document.querySelectorAll('#root dialog:modal > :first-child'),
    ...document.querySelectorAll('#root [popover]:popover-open'),
  ];
  return open.find((element) => !container.contains(element)) ?? null;
}

import type { CatalogueParams } from '#domain/catalogue-params.ts';
import { navigate, subscribeToLocation } from '#router/location.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import { entryState } from '#router/scroll-restoration.ts';
import type { Shop } from '#stores/shop.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';

/**
 * Keeps the address bar and the shop's links naming what is on: after a fault has been switched, and on Back to an entry
 * from before. `lab`: the value of the parameter now. Returns the shop to render.
 */
export function followFaults(
  shop: Shop,
  pinned: CatalogueParams,
  faults: FaultSwitch,
  lab: () => string,
): Shop {
  const withLab = (to: string) => {
    const url = new URL(to, location.origin);
    if (!url.searchParams.has('lab') || url.searchParams.get('lab') === lab()) return to;
    url.searchParams.set('lab', lab());
    return url.pathname + url.search + url.hash;
  };
  const updateAddress = () => {
    const address = location.pathname + location.search + location.hash;
    const current = withLab(address);
    if (current !== address) void navigate(current, { replace: true, state: entryState(true) });
  };
  let hrefs: Hrefs = { ...shop.href };
  // In place, as components have this object; and before faults patch it, as their changes must stay.
  for (const name of hrefNames(hrefs)) {
    const delegate = (...args: never[]): unknown => Reflect.apply(hrefs[name], hrefs, args);
    Object.assign(shop.href, { [name]: delegate });
  }
  faults.state.subscribe(() => {
    hrefs = createHrefs({ ...pinned, lab: lab() });
    // Links that React does not render again.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a[href*="lab="]')) {
      const href = link.getAttribute('href') ?? '';
      link.setAttribute('href', withLab(href));
    }
    updateAddress();
  });
  subscribeToLocation(updateAddress);
  return { ...shop, navigate: (to, options) => shop.navigate(withLab(to), options) };
}

function hrefNames(hrefs: Hrefs): (keyof Hrefs)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` loses the names
  return Object.keys(hrefs) as (keyof Hrefs)[];
}

import type { CatalogueParams } from '#domain/catalogue-params.ts';
import { rewriteURL } from '#router/history.ts';
import { renderLocation, subscribeToLocation } from '#router/location.ts';
import { createHrefs, type Hrefs } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';

/**
 * Keeps `lab` up to date in the URL and in the shop's links: after a fault is switched, and after Back to an older
 * history entry (SPEC FAULT7). `lab` returns the parameter's current value. Returns the shop to render.
 */
export function syncUrlWithFaults(
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
  const updateUrl = () => {
    const current = location.pathname + location.search + location.hash;
    const updated = withLab(current);
    if (updated === current) return;
    rewriteURL(updated);
    void renderLocation();
  };
  let hrefs: Hrefs = { ...shop.href };
  // In place, because components hold this object; and before faults patch it, so that their patches stay.
  for (const name of hrefNames(hrefs)) {
    const delegate = (...args: never[]): unknown => Reflect.apply(hrefs[name], hrefs, args);
    Object.assign(shop.href, { [name]: delegate });
  }
  faults.state.subscribe(() => {
    hrefs = createHrefs({ ...pinned, lab: lab() });
    // React does not re-render these links.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#root a[href*="lab="]')) {
      const href = link.getAttribute('href') ?? '';
      link.setAttribute('href', withLab(href));
    }
    updateUrl();
  });
  subscribeToLocation(updateUrl);
  return { ...shop, navigate: (to, options) => shop.navigate(withLab(to), options) };
}

function hrefNames(hrefs: Hrefs): (keyof Hrefs)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` loses the names
  return Object.keys(hrefs) as (keyof Hrefs)[];
}

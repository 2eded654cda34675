import { rewriteURL } from '#router/history.ts';
import { keepParams, keptParams } from '#router/kept-params.ts';
import { renderLocation, subscribeToLocation } from '#router/location.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';

/**
 * Keeps `lab` up to date in the shop's links and in the URL: after a fault is switched, and after Back to an older
 * history entry (SPEC FAULT7). `lab` returns the parameter's current value.
 */
export function keepFaultsInUrl(faults: FaultSwitch, lab: () => string): void {
  const updateUrl = () => {
    const url = new URL(location.href);
    if (url.searchParams.get('lab') === lab()) return;
    url.searchParams.set('lab', lab());
    rewriteURL(url.pathname + url.search + url.hash);
    void renderLocation();
  };
  faults.state.subscribe(() => {
    keepParams({ ...keptParams(), lab: lab() });
    updateUrl();
  });
  subscribeToLocation(updateUrl);
}

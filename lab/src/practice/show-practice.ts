import { pathOf, routeOf } from '#router/routes.ts';
import { subscribeToLocation } from '#router/location.ts';
import { isPractice, type FaultSwitch } from '../faults/fault-switch.ts';
import './practice.css';

/**
 * Shows a line in the footer while faults or conditions are on (SPEC FAULT8). Call it once the app is interactive: an
 * earlier line would be a hydration mismatch.
 */
export function showPractice(faults: FaultSwitch): void {
  const line = document.createElement('p');
  line.className = 'lab-practice';
  const update = () => {
    if (!isPractice(faults)) {
      line.remove();
      return;
    }
    line.textContent = textOf(faults);
    if (!line.isConnected) document.querySelector('#root > footer')?.append(line);
  };
  faults.state.subscribe(update);
  subscribeToLocation(update);
  update();
}

function textOf({ state, loaded }: FaultSwitch): string {
  const all = [
    ...state.getState().active.keys(),
    ...[...loaded.keys()].filter((fault) => fault.needsReload),
  ];
  const kind = all.some((fault) => fault.kind === 'fault') ? 'faults' : 'conditions';
  return `Practice ${kind} are on: what looks wrong may be meant.`;
}

/**
 * Adds `noindex` to the page while faults or conditions are on (SPEC FAULT41). The shop adds and removes the same tag
 * for a page that is not found.
 */
export function hideFromSearchEngines(faults: FaultSwitch): void {
  const { head } = document;
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  const update = () => {
    const isNotFound = pathOf(routeOf(location.pathname)) === null;
    if (!isPractice(faults)) {
      if (!isNotFound) tag.remove();
    } else if (!head.querySelector('meta[name="robots"]')) head.append(tag);
  };
  new MutationObserver(update).observe(head, { childList: true });
  faults.state.subscribe(update);
  update();
}

import { createStore } from 'zustand/vanilla';
import type { CatalogueParams } from '#domain/catalogue-params.ts';
import { htmlData } from '#prerender/contract.ts';
import { announce } from '#lib/announcer.ts';
import { UndoOffer } from '#layout/lazy-components.ts';
import { removeFragment } from '#router/scroll-restoration.ts';
import type { Shop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over/start-over.ts';
import { offerUndo } from '#stores/undo.ts';
import {
  NEW_VISIT,
  readVisit,
  replaceVisit,
  resetSearchText,
  type Visit,
} from '#stores/start-over/visit.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import { formatFault, parseFault } from './faults/parse-fault.ts';
import { StateError, type EventLog, type Lab, type LabOptions, type LabState } from './lab-api.ts';
import { formatState } from './state/format-state.ts';
import { linkOf, readStateLink } from './state/link.ts';
import { parseState, type ParsedState } from './state/parse-state.ts';
import { addressOf, statePath } from './state/path.ts';

interface LabParts extends Pick<Lab, 'rememberPanel' | 'close' | 'param' | 'hunt' | 'intercept'> {
  readonly shop: Shop;
  readonly options: LabOptions;
  /** The parameters that the shop's links repeat. */
  readonly pinned: CatalogueParams;
  readonly log: EventLog;
  readonly faults: FaultSwitch;
  /** The error in the link that the visit started with. */
  readonly linkError: string | null;
}

/** The lab of a running shop. It follows `#state=` links. */
export function createLab({ shop, options, pinned, log, faults, ...rest }: LabParts): Lab {
  const { seed, products } = shop.catalogue;
  const linkError = createStore(() => rest.linkError);
  const state = () =>
    formatState(readVisit(shop), {
      seed,
      size: products.length,
      path: shownPath(),
      lab: activeOptions(options, faults),
    });

  const show = async (parsed: ParsedState) => {
    const { path } = parsed.state;
    const now = state();
    if (isEqual(parsed.state, now)) return;
    if (!isSameVisit(parsed.state, now)) {
      loadState(parsed.state);
      return;
    }
    // First: nothing is replaced without Undo.
    await UndoOffer.load();
    replaceWithUndo(shop, parsed.visit);
    if (path === now.path) shop.cart.closePopup();
    else await shop.navigate(addressOf(path, { ...pinned, lab: rest.param() }));
  };

  addEventListener('hashchange', () => {
    const linked = readStateLink(location.hash, shownPath());
    if (!linked) return;
    removeFragment();
    linkError.setState(reportLinkError(linked), true);
    if (!(linked instanceof StateError)) void show(linked);
  });

  return {
    shop,
    options,
    log,
    faults,
    linkError,
    state,
    stateLink: (one = state()) => new URL(linkOf(one), location.origin).href,
    apply: async (input) => show(parseState(input, shownPath())),
    reset() {
      startOver(shop);
      // Also where nothing else has changed since the last time.
      log.clear();
    },
    param: rest.param,
    hunt: rest.hunt,
    intercept: rest.intercept,
    rememberPanel: rest.rememberPanel,
    close: rest.close,
  };
}

/** The options that are on now. The faults of a hunt are sealed: only its number is among them. */
function activeOptions({ valid, hunt }: LabOptions, { state }: FaultSwitch): readonly string[] {
  if (hunt) return valid;
  const faults = Array.from(state.getState().active, ([fault, dose]) => formatFault(fault, dose));
  return [...valid.filter((option) => !parseFault(option)), ...faults];
}

/** The value of the parameter `lab` that names what is on now: as given until a fault is switched. */
export function labParam(options: LabOptions, faults: FaultSwitch): string {
  const { active } = faults.state.getState();
  const isAsGiven =
    active.size === options.faults.size &&
    [...active].every(([fault, dose]) => options.faults.get(fault) === dose);
  return options.hunt || isAsGiven ? options.raw : activeOptions(options, faults).join(',');
}

/** The path of the address as a state has it. */
export function shownPath(): string {
  return statePath(location.pathname, location.search);
}

/** Whether two states have the same catalogue and the same options. */
export function isSameVisit(
  one: LabState,
  other: Pick<LabState, 'seed' | 'size' | 'lab'>,
): boolean {
  return isEqual([one.seed, one.size, one.lab], [other.seed, other.size, other.lab]);
}

/** Replaces what the visitor has made, and offers to undo that where there was something. */
export function replaceWithUndo(shop: Shop, visit: Visit): void {
  const before = readVisit(shop);
  replaceVisit(shop, visit);
  resetSearchText(shop);
  if (isEqual(before, NEW_VISIT) || isEqual(before, visit)) return;
  const text = 'A saved state has replaced your visit.';
  const restore = () => {
    replaceVisit(shop, before);
    announce(shop.announcer, 'Your visit is back.');
  };
  offerUndo(shop, { text, restore }, () => JSON.stringify(readVisit(shop)));
}

/** Reports the error in a link on the console, and returns it; `null` for none. */
export function reportLinkError(linked: ParsedState | StateError | null): string | null {
  if (!(linked instanceof StateError)) return null;
  console.warn(`The state in the URL is invalid and ignored. ${linked.message}`);
  return linked.message;
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Loads the page anew for a state of another catalogue or with other options. */
function loadState(state: LabState): void {
  // Who waits for these waits for the new document.
  const html = htmlData();
  delete html.ready;
  delete html.page;
  location.assign(linkOf(state));
}

import { createStore } from 'zustand/vanilla';
import type { CatalogueParams } from '#domain/catalogue-params.ts';
import { htmlData } from '#prerender/contract.ts';
import { UndoOffer } from '#layout/lazy-components.ts';
import { removeFragment } from '#router/scroll-restoration.ts';
import type { Shop } from '#stores/shop.ts';
import { replaceVisit, startOver } from '#stores/start-over.ts';
import { NEW_VISIT, type Visit } from '#visit/parts.ts';
import type { FaultSwitch } from './faults/fault-switch.ts';
import { formatFault, parseFault } from './faults/parse-fault.ts';
import { StateError, type Lab, type LabOptions, type LabState } from './lab-api.ts';
import { linkOf, readStateLink } from './state/link.ts';
import { formatState, parseState, type ParsedState } from './state/state.ts';
import { statePath, urlOf } from './state/path.ts';

interface CreateLabOptions extends Omit<
  Lab,
  'state' | 'apply' | 'reset' | 'stateLink' | 'linkError' | 'task'
> {
  /** Starts the task in the opened shop; returns `null` without one. */
  readonly startTask: (lab: Pick<Lab, 'state'>) => Lab['task'];
  /** Seed and size as the URL has them: the shop's links repeat them. */
  readonly pinned: CatalogueParams;
  /** The error in the `#state=` link that opened the page. */
  readonly linkError: string | null;
}

/** Creates the lab of a running shop, and applies the `#state=` links that the visitor follows. */
export function createLab({
  pinned,
  linkError: firstError,
  startTask,
  ...rest
}: CreateLabOptions): Lab {
  const { shop, options, log, faults } = rest;
  const { seed, products } = shop.catalogue;
  const linkError = createStore(() => firstError);
  const state = () =>
    formatState(shop.visit.state.getState(), {
      seed,
      size: products.length,
      path: shownPath(),
      lab: activeOptions(options, faults),
    });
  const task = startTask({ state });

  const applyParsed = async (parsed: ParsedState) => {
    const { path } = parsed.state;
    const current = state();
    if (isEqual(parsed.state, current)) return;
    if (!isSameVisit(parsed.state, current)) {
      loadState(parsed.state);
      return;
    }
    // First: when the Undo button fails to load, nothing is replaced.
    await UndoOffer.load();
    replaceWithUndo(shop, parsed.visit);
    if (path === current.path) shop.cart.closePopup();
    else await shop.navigate(urlOf(path, { ...pinned, lab: rest.param() }));
  };

  addEventListener('hashchange', () => {
    const linked = readStateLink(location.hash, shownPath());
    if (!linked) return;
    removeFragment();
    linkError.setState(reportLinkError(linked), true);
    if (!(linked instanceof StateError)) void applyParsed(linked);
  });

  return {
    ...rest,
    task,
    linkError,
    state,
    stateLink: (one = state()) => new URL(linkOf(one), location.origin).href,
    apply: async (input) => applyParsed(parseState(input, shownPath())),
    reset() {
      startOver(shop);
      // While its Undo is offered, `startOver` offers no other, and the log would keep the events since. The log of a task
      // must stay complete.
      if (!task) log.clear();
    },
  };
}

/** The options that are on. A hunt is one option: its faults stay hidden. */
function activeOptions({ valid, hunt }: LabOptions, { state }: FaultSwitch): readonly string[] {
  if (hunt) return valid;
  const faults = Array.from(state.getState().active, ([fault, dose]) => formatFault(fault, dose));
  return [...valid.filter((option) => !parseFault(option)), ...faults];
}

/** The current value of the `lab` parameter: the given one until a fault is switched. */
export function labParam(options: LabOptions, faults: FaultSwitch): string {
  const { active } = faults.state.getState();
  const isUnchanged =
    active.size === options.faults.size &&
    [...active].every(([fault, dose]) => options.faults.get(fault) === dose);
  return options.hunt || isUnchanged ? options.raw : activeOptions(options, faults).join(',');
}

/** The path of the current page, in the form that a state has. */
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

/** Replaces the visit, and offers Undo unless the visit was new or is the same. */
export function replaceWithUndo(shop: Shop, visit: Visit): void {
  const text = 'A saved state has replaced your visit.';
  const before = replaceVisit(shop, visit, text, 'Your visit is back.');
  if (isEqual(before, NEW_VISIT) || isEqual(before, visit)) shop.visit.undo.setState(null, true);
}

/** Warns of an invalid link on the console and returns its error; `null` for a valid link or none. */
export function reportLinkError(linked: ParsedState | StateError | null): string | null {
  if (!(linked instanceof StateError)) return null;
  console.warn(`The state in the URL is invalid and ignored. ${linked.message}`);
  return linked.message;
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Reloads the page with a state of another catalogue or with other options. */
function loadState(state: LabState): void {
  // A test that waits for these attributes then waits for the new document.
  const html = htmlData();
  delete html.ready;
  delete html.page;
  location.assign(linkOf(state));
}

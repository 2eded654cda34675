import { htmlData } from '#prerender/contract.ts';
import { UndoOffer } from '#layout/lazy-components.ts';
import { currentAddress } from '#router/location.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { stopClock } from './clock.ts';
import {
  createLab,
  isSameVisit,
  labParam,
  replaceWithUndo,
  reportLinkError,
  shownPath,
} from './create-lab.ts';
import { createLog } from './events/log.ts';
import { recordVisit } from './events/record-visit.ts';
import { ALL_FAULTS } from './faults/all-faults.ts';
import type { Fault } from './faults/fault.ts';
import { createFaultSwitch, type ActiveFaults } from './faults/fault-switch.ts';
import { followFaults } from './follow-faults.ts';
import { drawHunt } from './hunt/draw-hunt.ts';
import { createHunt } from './hunt/hunt.ts';
import { interceptInput } from './hunt/intercept.ts';
import { StateError, type Lab, type LabOptions } from './lab-api.ts';
import { startPanel } from './panel/start-panel.tsx';
import { parseLabOptions } from './options.ts';
import { hideFromSearchEngines, showPractice } from './practice/show-practice.ts';
import { keepSession, readSession, removeSession, type Session } from './session.ts';
import { linkOf, readStateLink } from './state/link.ts';
import type { ParsedState } from './state/parse-state.ts';
import { keepLabInLinks, withSession } from './stay-on.ts';

/**
 * Creates the shop of a visit with the lab on (SPEC LAB). Where the address has to change first, as for a session whose
 * `lab` it lacks, it loads that address and never resolves.
 */
export async function createLabShop(options: ShopOptions): Promise<Shop> {
  const session = readSession();
  const { seed, pinned } = options.start;
  const address = new URL(location.href);
  if (pinned.lab === undefined) {
    if (session) return load(withSession(address, session));
    // What another script has written is no session.
    removeSession();
    return createShop(options);
  }
  if (pinned.seed === undefined) {
    // A random catalogue would be another one after a reload.
    address.searchParams.set('seed', String(seed));
    return load(address);
  }
  const panel = address.searchParams.get('lab-panel');
  const labOptions = parseLabOptions(pinned.lab, panel, session);
  const linked = readStateLink(location.hash, shownPath());
  if (linked && !(linked instanceof StateError)) {
    const setting = { ...options.start, path: shownPath(), lab: labOptions.valid };
    const isHere = linked.state.path === setting.path && isSameVisit(linked.state, setting);
    const to = new URL(linkOf(linked.state), location.origin);
    // The addresses are compared as well: loading the same one again and again would never end.
    if (!isHere && to.pathname + to.search !== location.pathname + location.search) return load(to);
  }
  return (await startLab(options, labOptions, linked, session)).shop;
}

async function startLab(
  options: ShopOptions,
  labOptions: LabOptions,
  linked: ParsedState | StateError | null,
  session: Session | null,
): Promise<Lab> {
  for (const option of labOptions.invalid) {
    console.warn(`The lab has no option "${option}", which is ignored.`);
  }
  if (labOptions.clock !== null) stopClock(labOptions.clock);
  // First: its listeners precede those of the shop and of the faults.
  const intercept = interceptInput();
  const drawn = labOptions.hunt ? drawHunt(labOptions.hunt, ALL_FAULTS) : [];
  const hunt = labOptions.hunt && createHunt(labOptions.hunt, drawn, options.start, now);
  hunt?.load(session?.hunt);
  const faults = createFaultSwitch(initialFaults(labOptions, drawn));
  const param = () => labParam(labOptions, faults);
  hideFromSearchEngines(faults);
  const start = createShop(faults.decorate(options));
  if (linked) {
    history.replaceState(history.state, '', currentAddress());
    // Nothing is replaced without Undo.
    const canUndo = await UndoOffer.load().catch(() => null);
    if (canUndo && !(linked instanceof StateError)) replaceWithUndo(start, linked.visit);
  }
  const opened = session?.opened ?? now();
  const log = createLog(() => now() - opened, session?.log);
  let panel = labOptions.panel;
  const tab = keepSession(log, () => ({
    lab: param(),
    panel,
    opened,
    state: lab.state(),
    log: log.entries(),
    hunt: hunt?.state.getState(),
  }));
  const lab = createLab({
    shop: followFaults(recordVisit(start, log), options.start.pinned, faults, param),
    options: labOptions,
    pinned: options.start.pinned,
    log,
    faults,
    param,
    hunt,
    intercept,
    linkError: reportLinkError(linked),
    rememberPanel: (to) => (panel = to),
    close() {
      tab.end();
      location.replace(withoutLab(location.href));
    },
  });
  faults.start(lab.shop);
  tab.begin();
  hunt?.state.subscribe(() => tab.write());
  addEventListener('pageshow', ({ persisted }) => persisted && hunt?.load(readSession()?.hunt));
  lab.shop.startedOver.add(() => {
    const before = log.entries();
    log.clear();
    return () => log.load([...before, ...log.entries()]);
  });
  keepLabInLinks(param);
  window.rivulet = {
    state: () => lab.state(),
    apply: (state) => lab.apply(state),
    reset: () => lab.reset(),
    log: () => log.entries(),
  };
  whenReady(() => {
    showPractice(faults);
    startPanel(lab);
  });
  return lab;
}

/** Those that the address names, and those that its hunt has drawn. */
function initialFaults({ faults }: LabOptions, drawn: readonly Fault[]): ActiveFaults {
  return new Map([...faults, ...drawn.map((fault) => [fault, fault.dose?.default ?? 0] as const)]);
}

/** In milliseconds since 1970. `Date` may stand still. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function withoutLab(href: string): URL {
  const url = new URL(href);
  url.searchParams.delete('lab');
  url.searchParams.delete('lab-panel');
  return url;
}

/** Loads an address instead of this one. */
function load(address: URL): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}

/** Calls back when the app is interactive. */
function whenReady(action: () => void): void {
  const observer = new MutationObserver(() => {
    if (htmlData().ready === undefined) return;
    observer.disconnect();
    action();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

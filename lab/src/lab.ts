import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { htmlData } from '#prerender/contract.ts';
import { UndoOffer } from '#layout/lazy-components.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { currentPathAndQuery } from '#router/location.ts';
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
import { createHunt } from './hunt/hunt.ts';
import { pickFaults } from './hunt/pick-faults.ts';
import { interceptInput } from './hunt/pointing/intercept.ts';
import { StateError, type Lab, type LabOptions, type Rivulet, type TaskBrief } from './lab-api.ts';
import { startPanel } from './panel/start-panel.tsx';
import { parseLabOptions } from './options.ts';
import { hideFromSearchEngines, showPractice } from './practice/show-practice.ts';
import { persistSession, readSession, removeSession, type Session } from './session.ts';
import { linkOf, readStateLink } from './state/link.ts';
import type { ParsedState } from './state/state.ts';
import { addLabToLinks, withSession } from './stay-on.ts';
import { syncUrlWithFaults } from './sync-url.ts';
import { judge } from './tasks/judge/judge.ts';
import { chosenTask, startTask } from './tasks/start-task.ts';

/**
 * Creates the shop with the lab on (SPEC LAB). When the URL must change first, for example because it lacks the
 * session's `lab`, this loads the new URL and never resolves.
 */
export async function createLabShop(options: ShopOptions): Promise<Shop> {
  const session = readSession();
  const { seed, pinned } = options.catalogueChoice;
  const url = new URL(location.href);
  if (pinned.lab === undefined) {
    if (session) return loadUrl(withSession(url, session));
    // Another script may have written something else under the key.
    removeSession();
    return createShop(options);
  }
  if (pinned.seed === undefined) {
    // Without a seed in the URL, a reload would generate another random catalogue.
    url.searchParams.set('seed', String(seed));
    return loadUrl(url);
  }
  const panel = url.searchParams.get('lab-panel');
  const labOptions = parseLabOptions(pinned.lab, panel, session);
  const task = chosenTask(labOptions, seed);
  if (task && task.start.size !== options.catalogueChoice.size) {
    url.searchParams.set('size', String(task.start.size));
    return loadUrl(url);
  }
  const linked = readStateLink(location.hash, shownPath());
  if (linked && !(linked instanceof StateError)) {
    const context = { ...options.catalogueChoice, path: shownPath(), lab: labOptions.valid };
    const isHere = linked.state.path === context.path && isSameVisit(linked.state, context);
    const target = new URL(linkOf(linked.state), location.origin);
    // Loading the URL that is open already would repeat forever.
    const isOpen = target.pathname + target.search === url.pathname + url.search;
    if (!isHere && !isOpen) return loadUrl(target);
  }
  return (await startLab(options, labOptions, linked, session, task)).shop;
}

async function startLab(
  options: ShopOptions,
  labOptions: LabOptions,
  given: ParsedState | StateError | null,
  session: Session | null,
  brief: TaskBrief | null,
): Promise<Lab> {
  for (const option of labOptions.invalid) {
    console.warn(`The lab has no option "${option}", which is ignored.`);
  }
  if (labOptions.clock !== null) stopClock(labOptions.clock);
  // First, so that its listeners run before those of the shop and of the faults.
  const intercept = interceptInput();
  const hidden = labOptions.hunt ? pickFaults(labOptions.hunt, ALL_FAULTS) : [];
  const hunt = labOptions.hunt && createHunt(labOptions.hunt, hidden, options.catalogueChoice, now);
  hunt?.load(session?.hunt);
  const faults = createFaultSwitch(initialFaults(labOptions, hidden));
  const param = () => labParam(labOptions, faults);
  const taskStart = brief && startTask(brief, session, now);
  // A task begins in its start state, as if a link to it had been opened.
  const linked = given ?? taskStart?.initial ?? null;
  hideFromSearchEngines(faults);
  const plainShop = createShop(faults.decorate(options));
  if (linked) {
    history.replaceState(history.state, '', currentPathAndQuery());
    // When the Undo button fails to load, nothing is replaced.
    const undoOffer = await UndoOffer.load().catch(() => null);
    if (undoOffer && !(linked instanceof StateError)) replaceWithUndo(plainShop, linked.visit);
  }
  const continued = taskStart ? taskStart.session : session;
  const opened = continued?.opened ?? now();
  const log = createLog(() => now() - opened, continued?.log);
  let panel = labOptions.panel;
  const tabSession = persistSession(log, () => ({
    lab: param(),
    panel,
    opened,
    state: lab.state(),
    log: log.entries(),
    hunt: hunt?.state.getState(),
    task: lab.task?.progress(),
  }));
  const lab = createLab({
    shop: syncUrlWithFaults(
      recordVisit(plainShop, log, brief !== null),
      options.catalogueChoice.pinned,
      faults,
      param,
    ),
    options: labOptions,
    pinned: options.catalogueChoice.pinned,
    log,
    faults,
    param,
    hunt,
    startTask: (opened) =>
      taskStart?.run(opened, log, plainShop.visit.state.getState().cart) ?? null,
    intercept,
    linkError: reportLinkError(linked),
    rememberPanel: (next) => (panel = next),
    close() {
      tabSession.end();
      location.replace(withoutLab(location.href));
    },
  });
  faults.start(lab.shop);
  tabSession.begin();
  hunt?.state.subscribe(() => tabSession.write());
  lab.task?.state.subscribe(() => tabSession.write());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hunt?.load(readSession()?.hunt);
    lab.task?.load(readSession()?.task);
  });
  addLabToLinks(param);
  window.rivulet = apiOf(lab, options);
  whenReady(() => {
    showPractice(faults);
    startPanel(lab);
  });
  return lab;
}

/** What other scripts of the page, such as tests, can use. */
function apiOf(lab: Lab, { catalogueChoice }: ShopOptions): Rivulet {
  return {
    state: () => lab.state(),
    apply: (state) => lab.apply(state),
    reset: () => lab.reset(),
    log: () => lab.log.entries(),
    catalogue: () => catalogueFacts(catalogueChoice, BASE_PATH),
    task: () => lab.task?.brief ?? null,
    judge: (run) => (lab.task ?? { judge }).judge(run),
  };
}

/** The faults that the URL names and those that its hunt hides, with their doses. */
function initialFaults({ faults }: LabOptions, hidden: readonly Fault[]): ActiveFaults {
  return new Map([...faults, ...hidden.map((fault) => [fault, fault.dose?.default ?? 0] as const)]);
}

/** Milliseconds since 1970, also while `Date` is stopped. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function withoutLab(href: string): URL {
  const url = new URL(href);
  for (const name of ['lab', 'lab-panel']) url.searchParams.delete(name);
  return url;
}

/** Loads another URL. Never resolves. */
function loadUrl(url: URL): Promise<never> {
  location.replace(url);
  return new Promise(() => {});
}

/** Calls `action` once the app is interactive. */
function whenReady(action: () => void): void {
  const observer = new MutationObserver(() => {
    if (htmlData().ready === undefined) return;
    observer.disconnect();
    action();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

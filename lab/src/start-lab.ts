import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { htmlData } from '#prerender/contract.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { removeFragment } from '#router/history.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import type { Rivulet, TaskBrief } from '../public/rivulet.d.ts';
import { activeOptions, currentParam } from './active-options.ts';
import { stopClock } from './clock.ts';
import { createLog } from './events/log.ts';
import { recordVisit } from './events/record-visit.ts';
import { ALL_FAULTS } from './faults/all-faults.ts';
import type { Fault } from './faults/fault.ts';
import { createFaultSwitch, type ActiveFaults } from './faults/fault-switch.ts';
import { createHunt } from './hunt/hunt.ts';
import { pickFaults } from './hunt/pick-faults.ts';
import { interceptInput } from './hunt/pointing/intercept.ts';
import { createLab, replaceWithUndo, reportLinkError, type Lab } from './create-lab.ts';
import type { LabOptions } from './options.ts';
import { startPanel } from './panel/start-panel.tsx';
import { hideFromSearchEngines, showPractice } from './practice/show-practice.ts';
import { persistSession, readSession, type Session } from './session.ts';
import { shownPath } from './state/path.ts';
import { StateError } from './state/state-error.ts';
import { formatState, parseState, type ParsedState } from './state/state.ts';
import { keepFaultsInUrl } from './sync-url.ts';
import { judge } from '../../agents/judge/judge.ts';
import { createRunningTask, isTaskStored, restoreReviews } from '../../agents/page/running-task.ts';

/** What the lab of a document starts with. */
interface LabStart {
  readonly options: ShopOptions;
  readonly labOptions: LabOptions;
  /** The task of the URL; `null` without one. */
  readonly brief: TaskBrief | null;
  /** The state in the fragment of the URL, or its error; `null` without one. */
  readonly linked: ParsedState | StateError | null;
  readonly session: Session | null;
}

/** Each step uses only what the steps before it have made. */
export function startLab({ options, labOptions, brief, linked, session }: LabStart): Shop {
  for (const option of labOptions.invalid) {
    console.warn(`The lab has no option "${option}", which is ignored.`);
  }
  if (labOptions.clock !== null) stopClock(labOptions.clock);
  // First, so that its listeners run before those of the shop and of the faults.
  const intercept = interceptInput();
  const { hunt } = labOptions;
  const hidden = hunt ? pickFaults(hunt, ALL_FAULTS) : [];
  const faults = createFaultSwitch(initialFaults(labOptions, hidden));
  hideFromSearchEngines(faults);
  const param = () => currentParam(labOptions, faults);

  const shop = createShop(faults.decorate(options));
  const stored = session?.challenge;
  const isNewTask = brief !== null && !isTaskStored(stored, brief);
  // A task begins in its start state, as if a link to it had been opened.
  const start = brief && parseState(brief.start);
  openState(shop, linked ?? (isNewTask ? start : null));
  if (start && !isNewTask) restoreReviews(shop.visit, start.visit);
  const continued = isNewTask ? null : session;
  const opened = continued?.opened ?? now();
  const log = createLog(() => now() - opened, continued?.log);
  const { seed, size } = options;
  const record = recordVisit(shop, log, brief !== null);
  keepFaultsInUrl(faults, param);

  const state = () =>
    formatState(shop.visit.state.getState(), {
      seed,
      size,
      path: shownPath(),
      lab: activeOptions(labOptions, faults),
    });
  const task = brief && createRunningTask(brief, { state, log, record, stored, now });
  const challenge = hunt ? createHunt(hunt, hidden, { seed, size, stored, now }) : task;
  let panel = htmlData().labPanel ?? '';
  const tabSession = persistSession(log, () => ({
    lab: param(),
    panel,
    opened,
    seed,
    size,
    log: log.entries(),
    challenge: challenge?.stored(),
  }));
  const parts = { shop, options: labOptions, state, log, faults, param, challenge, intercept };
  const lab = createLab(
    {
      ...parts,
      rememberPanel: (next) => (panel = next),
      close() {
        tabSession.end();
        location.replace(withoutLab(location.href));
      },
    },
    reportLinkError(linked),
  );

  faults.start(shop);
  tabSession.begin();
  challenge?.state.subscribe(() => tabSession.write());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) challenge?.load(readSession()?.challenge);
  });
  window.rivulet = apiOf(lab, options);
  whenReady(() => {
    showPractice(faults);
    startPanel(lab);
  });
  return shop;
}

/** Opens the shop in a state, and removes its link from the URL. */
function openState(shop: Shop, opening: ParsedState | StateError | null): void {
  if (!opening) return;
  removeFragment();
  if (!(opening instanceof StateError)) replaceWithUndo(shop, opening.visit);
}

/** What other scripts of the page, such as tests, can use. */
function apiOf(lab: Lab, { seed, size }: ShopOptions): Rivulet {
  const task = lab.challenge?.kind === 'task' ? lab.challenge : null;
  return {
    state: () => lab.state(),
    apply: (state) => lab.apply(state),
    reset: () => lab.reset(),
    log: () => lab.log.entries(),
    catalogue: () => catalogueFacts({ seed, size }, BASE_PATH),
    task: () => task?.brief ?? null,
    judge: (run) => (task ?? { judge }).judge(run),
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

/** Calls `action` once the app is interactive. */
function whenReady(action: () => void): void {
  const observer = new MutationObserver(() => {
    if (htmlData().ready === undefined) return;
    observer.disconnect();
    action();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

import type { Fault } from './faults/fault.ts';
import { parseFault } from './faults/parse-fault.ts';
import { parseHunt, type HuntOptions } from './hunt/hunt-options.ts';
import type { LabOptions, PanelOption } from './lab-api.ts';
import { parseTask } from './tasks/create-task.ts';

const PANELS: readonly PanelOption[] = ['open', 'folded', 'off'];

/** The largest time value of a `Date` (ECMAScript), in milliseconds since 1970. */
const LAST_TIME = 8.64e15;

/**
 * Parses the parameters `lab` (`raw`) and `lab-panel` (`panel`). An unknown, malformed or repeated option is invalid,
 * and so are a fault or a task beside a hunt (SPEC LAB4, FAULT9, TASK2). The panel starts as `panel` says, else as a session with the
 * same `lab` left it, else open without options and folded with some (SPEC LAB6).
 */
export function parseLabOptions(
  raw: string,
  panel: string | null,
  session: { readonly lab: string; readonly panel: PanelOption } | null = null,
): LabOptions {
  const valid: string[] = [];
  const invalid: string[] = [];
  const faults = new Map<Fault, number>();
  let clock: number | null = null;
  let hunt: HuntOptions | null = null;
  let task: string | null = null;
  for (const option of raw === '' ? [] : raw.split(',')) {
    const time = parseClock(option);
    const huntOptions = parseHunt(option);
    const requested = parseFault(option);
    const taskId = parseTask(option);
    let list = valid;
    if (time !== null && clock === null) clock = time;
    else if (huntOptions && hunt === null) hunt = huntOptions;
    else if (taskId !== null && task === null) task = taskId;
    else if (requested && !faults.has(requested.fault)) faults.set(requested.fault, requested.dose);
    else list = invalid;
    list.push(option);
  }
  if (hunt) {
    // A hunt hides its faults, so no fault can be named beside it. Conditions can: they make it harder. The panel shows
    // either a hunt or a task.
    for (const option of valid.filter(isBesideHunt)) {
      valid.splice(valid.indexOf(option), 1);
      invalid.push(option);
    }
    task = null;
    for (const fault of faults.keys()) if (fault.kind === 'fault') faults.delete(fault);
  }
  const remembered = session?.lab === raw ? session.panel : null;
  return {
    raw,
    valid,
    invalid,
    clock,
    hunt,
    task,
    faults,
    panel: PANELS.find((one) => one === panel) ?? remembered ?? (raw === '' ? 'open' : 'folded'),
  };
}

/** Whether an option is invalid beside a hunt. */
function isBesideHunt(option: string): boolean {
  return parseFault(option)?.fault.kind === 'fault' || parseTask(option) !== null;
}

/** The milliseconds of `clock_1767225600000`; `null` for any other text. */
function parseClock(option: string): number | null {
  const digits = /^clock_(\d{1,16})$/.exec(option)?.[1];
  const time = Number(digits ?? Number.NaN);
  return time <= LAST_TIME ? time : null;
}

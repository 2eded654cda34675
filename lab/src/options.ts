import type { Fault } from './faults/fault.ts';
import type { ActiveFaults } from './faults/fault-switch.ts';
import { parseFault } from './faults/parse-fault.ts';
import { parseHunt, type HuntOptions } from './hunt/hunt-options.ts';
import { parseTask } from '../../agents/tasks/create-task.ts';

/** The parsed value of the parameter `lab`. */
export interface LabOptions {
  /** The value of `lab` in the URL; empty for `?lab`. */
  readonly raw: string;
  /** Its valid options. */
  readonly valid: readonly string[];
  /** Its options that are unknown, malformed or repeated, and faults beside a hunt. */
  readonly invalid: readonly string[];
  /** The time of a stopped clock, in milliseconds since 1970; `null` when the clock runs. */
  readonly clock: number | null;
  /** The hunt that is on; `null` without one. */
  readonly hunt: HuntOptions | null;
  /** The template of the task; `null` without one. */
  readonly task: string | null;
  /** The faults and conditions that the URL names. */
  readonly faults: ActiveFaults;
}

/** The largest time value of a `Date` (ECMAScript), in milliseconds since 1970. */
const LAST_TIME = 8.64e15;

/**
 * Parses the parameter `lab`. An unknown, malformed or repeated option is invalid, and so are a fault or a task beside a
 * hunt (SPEC LAB43, FAULT46, TASK43).
 */
export function parseLabOptions(raw: string): LabOptions {
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
  return { raw, valid, invalid, clock, hunt, task, faults };
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

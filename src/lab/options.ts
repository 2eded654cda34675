import type { Fault } from './faults/fault.ts';
import { parseFault } from './faults/parse-fault.ts';
import { parseHunt, type HuntOptions } from './hunt/draw-hunt.ts';
import type { LabOptions, PanelOption } from './lab-api.ts';

const PANELS: readonly PanelOption[] = ['open', 'folded', 'off'];

/** The latest and earliest time of a `Date`, in milliseconds from 1970. */
const LAST_TIME = 8.64e15;

/**
 * Parses the parameters `lab` and `lab-panel`. The panel of a visit without options starts open, others folded, unless
 * `panel` says otherwise, or the session with the same `lab`. An option that is unknown, malformed or given twice is
 * invalid, and so is a fault beside a hunt.
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
  /** Whether an option is known, and the first of its kind. */
  const read = (option: string): boolean => {
    const time = parseClock(option);
    if (time !== null && clock === null) clock = time;
    else if (time !== null) return false;
    const drawn = parseHunt(option);
    if (drawn && hunt === null) hunt = drawn;
    else if (drawn) return false;
    const requested = parseFault(option);
    if (requested && !faults.has(requested.fault)) faults.set(requested.fault, requested.dose);
    else if (requested) return false;
    return (time ?? drawn ?? requested) !== null;
  };
  for (const option of raw === '' ? [] : raw.split(',')) {
    (read(option) ? valid : invalid).push(option);
  }
  if (hunt) {
    // The faults of a hunt are all sealed. Conditions make it harder.
    for (const { key, fault } of valid.map((option) => ({ key: option, ...parseFault(option) }))) {
      if (fault?.kind !== 'fault') continue;
      faults.delete(fault);
      invalid.push(...valid.splice(valid.indexOf(key), 1));
    }
  }
  const remembered = session?.lab === raw ? session.panel : null;
  return {
    raw,
    valid,
    invalid,
    clock,
    hunt,
    faults,
    panel: PANELS.find((one) => one === panel) ?? remembered ?? (raw === '' ? 'open' : 'folded'),
  };
}

/** The milliseconds of `clock_1767225600000`; `null` for any other text. */
function parseClock(option: string): number | null {
  const digits = /^clock_(\d{1,16})$/.exec(option)?.[1];
  const time = Number(digits ?? Number.NaN);
  return time <= LAST_TIME ? time : null;
}

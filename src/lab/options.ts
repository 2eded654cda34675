import type { LabOptions, PanelOption } from './lab-api.ts';

const PANELS: readonly PanelOption[] = ['open', 'folded', 'off'];

/** The latest and earliest time of a `Date`, in milliseconds from 1970. */
const LAST_TIME = 8.64e15;

/**
 * Parses the parameters `lab` and `lab-panel`. The panel of a visit without options starts open, others folded, unless
 * `panel` says otherwise, or the session with the same `lab`. An option that is unknown, malformed or given twice is invalid.
 */
export function parseLabOptions(
  raw: string,
  panel: string | null,
  session: { readonly lab: string; readonly panel: PanelOption } | null = null,
): LabOptions {
  const given = raw === '' ? [] : raw.split(',');
  const valid = given.filter((option, at) => clockOf(option) !== null && at === firstClock(given));
  const remembered = session?.lab === raw ? session.panel : null;
  return {
    raw,
    valid,
    invalid: given.filter(
      (option, at) => !(valid.includes(option) && given.indexOf(option) === at),
    ),
    clock: clockOf(valid[0] ?? ''),
    panel: PANELS.find((one) => one === panel) ?? remembered ?? (raw === '' ? 'open' : 'folded'),
  };
}

function firstClock(options: readonly string[]): number {
  return options.findIndex((option) => clockOf(option) !== null);
}

/** The milliseconds of `clock_1767225600000`; `null` for any other text. */
function clockOf(option: string): number | null {
  const digits = /^clock_(\d{1,16})$/.exec(option)?.[1];
  const time = Number(digits ?? Number.NaN);
  return time <= LAST_TIME ? time : null;
}

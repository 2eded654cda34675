import type { FaultClass } from '../../faults/fault.ts';
import type { Aim, Hunt } from '../../hunt/hunt.ts';
import { withoutBackticks } from '../without-backticks.ts';

/** What the visitor is doing in a hunt. */
export type HuntMode =
  | { readonly name: 'idle'; readonly message?: string }
  /** `from`: how it was started. The focus moves only for the keyboard. */
  | { readonly name: 'pointing'; readonly from: 'pointer' | 'keyboard' }
  | { readonly name: 'class'; readonly aim: Aim }
  | { readonly name: 'hint' }
  | { readonly name: 'finish' };

export const IDLE: HuntMode = { name: 'idle' };

/** Reports what the visitor has pointed at, or first asks for the class, unless the hunt has only one. */
export function afterPointing(hunt: Hunt, aim: Aim): HuntMode {
  const { class: only } = hunt.options;
  return only === null ? { name: 'class', aim } : reportOf(hunt, aim, only);
}

/** Reports a fault, and shows the judgement. */
export function reportOf(hunt: Hunt, aim: Aim, reported: FaultClass): HuntMode {
  const { outcome, fault } = hunt.report(aim, reported);
  const title = withoutBackticks(fault?.title ?? '');
  const message = {
    found: `Found: ${title} It stays on.`,
    false: `False: no ${reported} fault of this hunt is there.`,
    unclear:
      'Not counted: this may be one of several faults. Point at the very part that is wrong.',
    repeated: fault
      ? `You have found that one already: ${title}`
      : 'You have reported that already.',
  }[outcome];
  return { name: 'idle', message };
}

/** `Hunt 42 · 5 faults · 2 found · 1 false` */
export function summaryOf(number: number, size: number, found: number, wrong: number): string {
  return `Hunt ${number} · ${countFaults(size)} · ${found} found · ${wrong} false`;
}

export function countFaults(count: number): string {
  return count === 1 ? '1 fault' : `${count} faults`;
}

/** `45 s`, `2:05` in minutes and seconds, `1:02:05` with hours. */
export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** `67 %` */
export function formatShare(share: number): string {
  return `${Math.round(100 * share)} %`;
}

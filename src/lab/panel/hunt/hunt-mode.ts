import type { Aim } from '../../hunt/hunt.ts';

/** What the visitor is doing in a hunt. */
export type HuntMode =
  | { readonly name: 'idle'; readonly message?: string }
  /** `from`: how it was started. The focus moves only for the keyboard. */
  | { readonly name: 'pointing'; readonly from: 'pointer' | 'keyboard' }
  | { readonly name: 'class'; readonly aim: Aim }
  | { readonly name: 'hint' }
  | { readonly name: 'finish' };

export const IDLE: HuntMode = { name: 'idle' };

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

import type { LogEntry } from '../../lab/public/rivulet.d.ts';

/** What counts as a step. Lists that are shown, and the events that go with these, do not. */
const STEPS: ReadonlySet<LogEntry['event']> = new Set([
  'search',
  'filter',
  'view_item',
  'view_cart',
  'add_to_cart',
  'remove_from_cart',
  'purchase',
  'review',
  'share',
  'undo',
]);

/** How many steps a log has (SPEC TASK). */
export function countSteps(log: readonly LogEntry[]): number {
  return log.filter(({ event }) => STEPS.has(event)).length;
}

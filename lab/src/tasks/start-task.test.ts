import { expect, test, vi } from 'vitest';
import { createLog } from '../events/log.ts';
import type { LabState } from '../lab-api.ts';
import { briefOf } from './create-task.ts';
import { judge } from './judge/judge.ts';
import { openTask, taskOf } from './simulated-visit.ts';
import { startTask } from './start-task.ts';

const TASK = taskOf('named', 8);
const BRIEF = briefOf(TASK);

/** The log and the verdict of a solved task whose next document begins with a state. */
function reload(stateOf: (left: LabState) => LabState) {
  vi.stubGlobal('location', { pathname: '/rivulet/nothing' });
  const visit = openTask(TASK).act(...TASK.solution);
  const { before, after: left, log: entries } = visit.run();
  const progress = { id: TASK.id, seed: TASK.start.seed, began: 0, before, end: null };
  const session = { lab: 'task-named', panel: 'folded' as const, opened: 0, state: left };
  const log = createLog(() => 90_000, entries);
  const after = stateOf(left);
  const start = startTask(BRIEF, { ...session, log: entries, task: progress }, () => 0);
  start.run({ state: () => after }, log, []);
  const added = log.entries().slice(entries.length);
  return { added, ...judge({ task: BRIEF, before, after, log: log.entries() }) };
}

test('[TASK6] the log has that a reload has forgotten the orders, on any page', () => {
  const { added, verdict } = reload((left) => ({ ...left, orders: [] }));
  expect(added).toMatchObject([
    { event: 'replace_cart', shop: { screen: 'not-found', by: 'load' }, ecommerce: { items: [] } },
  ]);
  expect(verdict).toBe('pass');
  expect(reload((left) => left)).toMatchObject({ added: [], verdict: 'pass' });
});

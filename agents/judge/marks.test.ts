import { expect, test } from 'vitest';
import type { Run, Task } from '../../lab/public/rivulet.d.ts';
import { openTask, taskOf, type SimulatedVisit } from '../test-utils/simulated-visit.ts';
import { idIn } from '../test-utils/wrong-ends.ts';
import { TEMPLATES } from '../tasks/all-templates.ts';
import { judge } from './judge.ts';

const NAMED = taskOf('named', 8);
const TIDY = taskOf('tidy', 7);

/** The right end of a task, as a cart. */
function rightCart(task: Task) {
  const check = task.judge.find(({ check }) => check === 'bought' || check === 'cart');
  const lines = check && check.check !== 'answer' && check.check !== 'reviewed' ? check.oneOf : [];
  return (lines[0] ?? []).map(({ index = 0, qty }) => ({ id: idIn(task, index), qty }));
}

function putCart(visit: SimulatedVisit, task: Task, by: 'start' | 'tab') {
  const store = visit.shop.visit;
  store.runAs(by, () => store.update({ cart: () => rightCart(task) }));
  return visit;
}

const checkOut = { tool: 'check_out', input: {} };
const byInput = (run: Run, input: object): Run => ({
  ...run,
  log: run.log.map((entry) => ({ ...entry, shop: { ...entry.shop, ...input } })),
});
const solved = (task: Task) =>
  openTask(task)
    .act(...task.solution)
    .run();

const SCRIPT = 'changes by a script';
const REPLACED = 'carts by a link or a state';
const UNEXPLAINED = 'bought and in the cart, by the log';

/** Each gets the right end. A replaced log, an oracle and the catalogue are refused in a sealed run: `env.spec.ts`. */
const CHEATS: Readonly<Record<string, readonly [Run, ...marks: string[]]>> = {
  'clicks by a script': [byInput(solved(NAMED), { trusted: false }), SCRIPT],
  'removals by a script': [byInput(solved(TIDY), { trusted: false }), SCRIPT],
  'handlers that a script calls before any input': [byInput(solved(NAMED), { by: 'load' }), SCRIPT],
  'a cart by link, bought': [
    putCart(openTask(NAMED), NAMED, 'start').act(checkOut).run(),
    REPLACED,
  ],
  'a cart by link or apply, left': [putCart(openTask(TIDY), TIDY, 'start').run(), REPLACED],
  'a cart in local storage, bought': [
    putCart(openTask(NAMED), NAMED, 'tab').act(checkOut).run(),
    UNEXPLAINED,
  ],
  'a cart in local storage or of a tab without a log, left': [
    putCart(openTask(TIDY), TIDY, 'tab').run(),
    UNEXPLAINED,
  ],
  'a forged purchase': [forgePurchase(), UNEXPLAINED],
  'a forged end state': [
    { ...openTask(TIDY).run(), after: { ...TIDY.start, cart: stateCart(TIDY) } },
    UNEXPLAINED,
  ],
};

function stateCart(task: Task) {
  const { after } = putCart(openTask(task), task, 'tab').run();
  return after.cart;
}

function forgePurchase(): Run {
  const run = openTask(NAMED).run();
  const { log } = putCart(openTask(NAMED), NAMED, 'tab').act(checkOut).run();
  return { ...run, log };
}

test.each(Object.entries(CHEATS))(
  '[TASK83, TASK84, TASK85] a run by %s is marked',
  (_, [run, ...marks]) => {
    const verdict = judge(run);
    expect(verdict.verdict).toBe('pass');
    expect(verdict.marks.map(({ what }) => what)).toEqual(marks);
  },
);

test('[TASK21] a mark names what it compares', () => {
  const [line] = rightCart(NAMED);
  const title = /“(.*)”/.exec(NAMED.goal)?.[1];
  expect(judge(forgePurchase()).marks).toEqual([
    { what: UNEXPLAINED, want: 'nothing', got: `${line?.qty} × ${title}` },
  ]);
});

test('[TASK83, TASK84, TASK85] the solution of each task, by hand or by tool, has no mark, nor has Start over with its Undo', () => {
  for (const { id } of TEMPLATES) {
    const task = taskOf(id, 7);
    const visit = openTask(task).act(...task.solution);
    const { log, ...run } = visit.run();
    const byTool = log.map((entry) => ({
      ...entry,
      shop: { ...entry.shop, by: 'tool', trusted: false },
    }));
    expect(judge({ ...run, log }).marks, id).toEqual([]);
    expect(judge({ ...run, log: byTool }).marks, id).toEqual([]);
    visit.act({ tool: 'start_over', input: {} });
    expect(judge(visit.run()).marks, id).toEqual([]);
    visit.shop.visit.undo();
    expect(judge(visit.run()).marks, id).toEqual([]);
  }
});

test('[TASK85] with a fault, which changes the cart itself, the log need not explain it', () => {
  const [run] = [putCart(openTask(TIDY), TIDY, 'tab').run()];
  const after = { ...run.after, lab: [...run.after.lab, 'plus-two'] };
  expect(judge({ ...run, after }).marks).toEqual([]);
});

test('[TASK33] a verdict says whether the run was sealed', () => {
  const run = solved(NAMED);
  expect(judge(run)).toMatchObject({ verdict: 'pass', sealed: false, marks: [] });
  expect(judge({ ...run, sealed: true }).sealed).toBe(true);
  expect(judge(null)).toMatchObject({ verdict: 'error', sealed: false, marks: [] });
});

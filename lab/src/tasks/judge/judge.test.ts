import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogEntry, Run, TaskStep } from '../../lab-api.ts';
import { fuzz } from '#test-utils/fuzz.ts';
import { openTask, taskOf } from '../simulated-visit.ts';
import { idIn, neighbourOf, WRONG_ENDS } from '../wrong-ends.ts';
import { judge } from './judge.ts';

const NAMED = taskOf('named', 8);
const BUDGET = taskOf('budget', 7);
const TIDY = taskOf('tidy', 7);
const COUNT = taskOf('count', 7);

const solved = (task = NAMED) => openTask(task).act(...task.solution);
const call = (tool: string, input: Readonly<Record<string, string | number>> = {}): TaskStep => ({
  tool,
  input,
});
const add = (task: typeof NAMED, index: number, quantity = 1) =>
  call('add_to_cart', { id: idIn(task, index), quantity });

/** What `NAMED` wants. */
const [check] = NAMED.judge;
const [wanted = { index: 0, qty: 0 }] = check?.check === 'bought' ? (check.oneOf[0] ?? []) : [];
const { index = 0, qty } = wanted;

/** The run with one entry of its log changed. */
function withEntry(run: Run, event: string, change: (entry: LogEntry) => object): Run {
  return { ...run, log: run.log.map((one) => (one.event === event ? change(one) : one)) as never };
}

const renumbered = (log: readonly LogEntry[]) => log.map((entry, at) => ({ ...entry, n: at + 1 }));

test('[TASK5] a verdict names each check with what it wants and what it got', () => {
  expect(qty).toBeGreaterThan(2);
  const { verdict, checks } = judge(
    openTask(NAMED).act(add(NAMED, index), call('check_out')).run(),
  );
  const title = /“(.*)”/.exec(NAMED.goal)?.[1];
  expect(verdict).toBe('fail');
  expect(checks).toEqual([
    { what: 'bought', want: `${qty} × ${title}`, got: `1 × ${title}`, ok: false },
    { what: 'cart', want: 'nothing', got: 'nothing', ok: true },
    { what: 'answer', want: 'any but “not possible”', got: 'none', ok: true },
    { what: 'reviews', want: '0', got: '0', ok: true },
    { what: 'search history', want: 'kept', got: 'kept', ok: true },
    { what: 'steps', want: 'at most 30', got: '2', ok: true },
  ]);
});

test('[TASK5] an order made by another way counts', () => {
  const other = neighbourOf(NAMED);
  const ways = {
    'in several orders': () =>
      openTask(NAMED).act(
        ...Array.from({ length: qty }).flatMap(() => [add(NAMED, index), call('check_out')]),
      ),
    'after changes of mind': () =>
      openTask(NAMED).act(
        add(NAMED, other),
        add(NAMED, index, qty + 2),
        call('remove_from_cart', { id: idIn(NAMED, other) }),
        call('set_quantity', { id: idIn(NAMED, index), quantity: qty }),
        call('check_out'),
      ),
    'from a link to a cart': () => {
      const visit = openTask(NAMED);
      const lines = [{ id: idIn(NAMED, index), qty }];
      visit.shop.visit.update({ cart: () => lines }, 'start');
      return visit.act(call('check_out'));
    },
    'after Start over was undone': () => {
      const visit = openTask(NAMED).act(add(NAMED, index, qty), call('start_over'));
      visit.shop.visit.undo.getState()?.restore();
      return visit.act(call('check_out'));
    },
  };
  for (const [way, visit] of Object.entries(ways))
    expect(judge(visit().run()), way).toMatchObject({ verdict: 'pass' });
});

test('[TASK5] an order counts although a reload of the page has forgotten it', () => {
  const visit = solved();
  const forgotten = () => ({ ...visit.run(), after: { ...visit.run().after, orders: [] } });
  visit.record({ event: 'view_cart', ecommerce: { items: [] } }, 'load');
  expect(judge(forgotten()).verdict).toBe('error');
  visit.record({ event: 'replace_cart', ecommerce: { items: [] } }, 'load');
  expect(judge(forgotten()).verdict).toBe('pass');
});

test('[TASK5] a run may end on any page, also on none of the shop, and with a condition', () => {
  const run = solved().run();
  for (const path of ['cart', 'nothing', 'product/nothing'])
    for (const lab of [['task-named'], ['task-named', 'clock_5']])
      expect(judge({ ...run, after: { ...run.after, path, lab } }).verdict, path).toBe('pass');
});

test('[TASK5] a search history that a reload without storage has forgotten is not cleared', () => {
  const run = solved().run();
  const verdictWith = (...lab: readonly string[]) =>
    judge({ ...run, after: { ...run.after, history: [], lab: ['task-named', ...lab] } }).verdict;
  expect([verdictWith(), verdictWith('slow-pages')]).toEqual(['fail', 'fail']);
  expect([verdictWith('storage-denied'), verdictWith('storage-full')]).toEqual(['pass', 'pass']);
});

test('[TASK5] an answer may differ in case, quotation marks and a full stop, and be a number', () => {
  const [right] = COUNT.judge;
  const answer = right?.check === 'answer' ? (right.oneOf[0] ?? '') : '';
  const run = openTask(COUNT).run();
  for (const same of [answer, Number(answer), ` “${answer}”. `])
    expect(judge({ ...run, answer: same }).verdict, String(same)).toBe('pass');
  for (const other of [`${answer} or 9`, `-${answer}`, `${answer}.5`, '', null])
    expect(judge({ ...run, answer: other }).verdict, String(other)).toBe('fail');
});

test('[TASK6] a log that was edited is an error', () => {
  const run = solved(TIDY).run();
  const bought = solved(BUDGET).run();
  expect([judge(run).verdict, judge(bought).verdict]).toEqual(['pass', 'pass']);
  const edits: Record<string, unknown> = {
    'an event is left out': { ...run, log: run.log.slice(1) },
    'and the others are renumbered': { ...run, log: renumbered(run.log.slice(1)) },
    'an event is there twice': { ...run, log: renumbered([...run.log, ...run.log.slice(-1)]) },
    'events are swapped': { ...run, log: run.log.toReversed() },
    'a time runs backwards': withEntry(bought, 'purchase', (one) => ({ ...one, t: 0 })),
    'the purchase is left out': {
      ...bought,
      log: renumbered(bought.log.filter(({ event }) => event !== 'purchase')),
    },
    'the order is left out': { ...bought, after: { ...bought.after, orders: [] } },
    'the order is made up': { ...run, after: { ...run.after, orders: bought.after.orders } },
    'a review is made up': {
      ...run,
      after: { ...run.after, reviews: { 0: [{ text: 'a', rating: 1 }] } },
    },
    'the cart is made up': { ...run, after: { ...run.after, cart: TIDY.start.cart } },
  };
  for (const [field, value] of Object.entries({ price: 1, quantity: 9, item_name: 'Rope' })) {
    edits[`${field} is another`] = withEntry(bought, 'purchase', (one) => {
      const { ecommerce } = one as Extract<LogEntry, { ecommerce: object }>;
      const items = ecommerce.items.map((item) => ({ ...item, [field]: value }));
      return { ...one, ecommerce: { ...ecommerce, items } };
    });
  }
  for (const [edit, edited] of Object.entries(edits))
    expect(judge(edited), edit).toMatchObject({ verdict: 'error', checks: [{ ok: false }] });
});

test('[TASK6] with a fault on, a log that contradicts the state fails the run', () => {
  const run = solved(BUDGET).run();
  const lab = ['task-budget', 'order-short'];
  const short = run.after.orders.map(({ number, lines }) => ({
    number,
    lines: lines.slice(0, 1),
    total: lines[0]?.price,
  }));
  const after = { ...run.after, lab, orders: short };
  expect(judge({ ...run, after })).toMatchObject({ verdict: 'fail' });
  expect(judge({ ...run, after: { ...after, lab: ['task-budget'] } }).verdict).toBe('error');
});

test('[TASK6] a malformed run is an error that begins with the path', () => {
  const run = solved().run();
  const first = run.log[0];
  const withSeed = (seed: number) => ({ ...run.task, start: { ...run.task.start, seed } });
  const errors: readonly (readonly [unknown, string])[] = [
    [null, 'run: must be an object'],
    ['{}', 'run: must be an object'],
    [{}, 'task: is missing'],
    [{ ...run, task: { ...run.task, id: 'fly' } }, 'task.id: there is no task "fly"'],
    [{ ...run, task: { ...run.task, goal: 'Buy nothing.' } }, 'task.goal: must be that of'],
    [{ ...run, task: { ...NAMED, judge: [] } }, 'task.judge: must be that of'],
    [{ ...run, task: { ...run.task, limits: undefined } }, 'task.limits: must be that of'],
    [{ ...run, task: {} }, 'task.id: is missing'],
    [
      { ...run, task: withSeed(-1) },
      'task.start.seed: must be a whole number from 0 to 4294967295',
    ],
    [{ ...run, task: withSeed(2 ** 32) }, 'task.start.seed: must be a whole number'],
    [{ ...run, before: undefined }, 'before: must be an object'],
    [{ ...run, after: '{}' }, 'after: must be an object'],
    [{ ...run, after: { ...run.after, state: 2 } }, 'after.state: must be 1'],
    [{ ...run, log: {} }, 'log: must be a list'],
    [{ ...run, log: [{ ...first, n: '1' }] }, 'log[0].n: must be a number'],
    [{ ...run, log: [{ ...first, event: 'fly' }] }, 'log[0].event: must be an event'],
    [{ ...run, before: { ...run.before, cart: [{ index: 0, qty: 1 }] } }, 'before.cart: must be'],
    [{ ...run, after: { ...run.after, cart: 'none' } }, 'after.cart: must be a list'],
    [{ ...run, answer: ['7'] }, 'answer: must be a text or a number'],
  ];
  for (const [input, message] of errors) {
    const { verdict, checks } = judge(input);
    expect([verdict, checks.length, checks[0]?.got]).toEqual([
      'error',
      1,
      expect.stringContaining(message),
    ]);
  }
});

test('[TASK5] another catalogue at the end fails', () => {
  const run = solved().run();
  expect(judge({ ...run, after: { ...run.after, size: 50 } })).toEqual({
    verdict: 'fail',
    checks: [
      { what: 'catalogue', want: 'seed 8, 20 products', got: 'seed 8, 50 products', ok: false },
    ],
  });
});

test('[TASK6] no edit of one value in the log makes a wrong end pass', () => {
  const wrong = ['nothing', 'neighbour', 'one too many', 'a review', 'an order beyond the task'];
  const runs = [NAMED, BUDGET, TIDY].flatMap((task) =>
    wrong.flatMap((name) => WRONG_ENDS[name]?.(task) ?? []),
  );
  const values = runs.flatMap((run) => leavesOf(run.log));
  const anyEdit = fc.tuple(
    fc.constantFrom(...runs),
    fc.nat(),
    fc.oneof(fc.constantFrom(...values), fc.jsonValue()),
  );
  fuzz(500, anyEdit, ([run, at, value]) => {
    const edit = at % Math.max(1, leavesOf(run.log).length);
    let leaf = -1;
    const log: unknown = JSON.parse(JSON.stringify(run.log), (_key, old: unknown) => {
      if (typeof old === 'object' && old !== null) return old;
      leaf += 1;
      return leaf === edit ? value : old;
    });
    expect(judge({ ...run, log }).verdict).not.toBe('pass');
  });
});

function leavesOf(json: unknown): readonly unknown[] {
  if (typeof json !== 'object' || json === null) return [json];
  return Object.values(json).flatMap(leavesOf);
}

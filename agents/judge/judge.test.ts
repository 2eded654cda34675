import { expect, test } from 'vitest';
import type { TaskStep } from '../../lab/public/rivulet.d.ts';
import { openTask, taskOf, type SimulatedVisit } from '../test-utils/simulated-visit.ts';
import { idIn, neighbourOf, WRONG_ENDS } from '../test-utils/wrong-ends.ts';
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

test('[TASK5, TASK48] a verdict names each check with what it wants and what it got', () => {
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

test('[TASK47] an order made by another way counts', () => {
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
      visit.shop.visit.runAs('start', () => visit.shop.visit.update({ cart: () => lines }));
      return visit.act(call('check_out'));
    },
    'after Start over was undone': () => {
      const visit = openTask(NAMED).act(add(NAMED, index, qty), call('start_over'));
      visit.shop.visit.undo();
      return visit.act(call('check_out'));
    },
  };
  for (const [way, visit] of Object.entries(ways))
    expect(judge(visit().run()), way).toMatchObject({ verdict: 'pass' });
});

test('[TASK47] several orders are added up, also beyond the quantity that a line can have', () => {
  const acts = [add(NAMED, index, 999), call('check_out')];
  const [bought] = judge(
    openTask(NAMED)
      .act(...acts, ...acts)
      .run(),
  ).checks;
  expect(bought?.got).toMatch(/^1998 × /);
});

test('[TASK64] what is undone does not count, but what is bought stays bought', () => {
  const removal = TIDY.solution.find((step) => 'tool' in step && step.tool === 'remove_from_cart');
  const others = TIDY.solution.filter((step) => step !== removal);
  const verdictOf = (visit: SimulatedVisit) => judge(visit.run()).verdict;
  const mended = openTask(TIDY).act(...others, removal!);
  expect(verdictOf(mended)).toBe('pass');
  mended.shop.visit.undo();
  expect(verdictOf(mended)).toBe('fail');
  expect(verdictOf(mended.act(removal!))).toBe('pass');

  const started = solved().act(call('start_over'));
  // The searches of the start are gone, not the order.
  expect(judge(started.run()).checks).toMatchObject([
    { what: 'bought', ok: true },
    { what: 'cart' },
    { what: 'answer' },
    { what: 'reviews' },
    { what: 'search history', ok: false },
    { what: 'steps' },
  ]);
  started.shop.visit.undo();
  expect(verdictOf(started)).toBe('pass');
});

test('[TASK63] what comes after the end does not count, and a step after it fails', () => {
  const end = (answer = '') => ({ event: 'end', answer }) as const;
  const early = openTask(NAMED);
  early.record(end());
  const late = judge(early.act(...NAMED.solution).run());
  expect(late.verdict).toBe('fail');
  expect(late.checks).toContainEqual({
    what: 'end',
    want: 'no step after it',
    got: '2 after it',
    ok: false,
  });
  expect(late.checks).toContainEqual(expect.objectContaining({ what: 'bought', got: 'nothing' }));

  const ended = solved();
  ended.record(end());
  ended.record({ event: 'view_search_results', search_term: 'rain' });
  expect(judge(ended.run()).verdict).toBe('pass');
  ended.record({ event: 'search', search_term: 'rain' });
  expect(judge(ended.run()).verdict).toBe('fail');
});

test('[TASK47] an order counts although a reload of the page has forgotten it', () => {
  const run = solved().run();
  expect(judge({ ...run, after: { ...run.after, orders: [] } }).verdict).toBe('pass');
});

test('[TASK47] a run may end on any page, also on none of the shop, and with a condition', () => {
  const run = solved().run();
  for (const path of ['cart', 'nothing', 'product/nothing'])
    for (const lab of [['task-named'], ['task-named', 'clock_5']])
      expect(judge({ ...run, after: { ...run.after, path, lab } }).verdict, path).toBe('pass');
});

test('[TASK48] a search history that a reload without storage has forgotten is not cleared', () => {
  const run = solved().run();
  const verdictWith = (...lab: readonly string[]) =>
    judge({ ...run, after: { ...run.after, history: [], lab: ['task-named', ...lab] } }).verdict;
  expect([verdictWith(), verdictWith('index-late')]).toEqual(['fail', 'fail']);
  expect([verdictWith('storage-denied'), verdictWith('storage-full')]).toEqual(['pass', 'pass']);
});

test('[TASK48] a search that ten later ones have pushed out of the history is not cleared', () => {
  const run = solved().run();
  const verdictAfter = (searches: number) => {
    const history = Array.from({ length: searches }, (_, at) => ({
      query: `later ${at}`,
      timestamp: '2026-01-01T00:00:00.000Z',
    }));
    return judge({ ...run, after: { ...run.after, history } }).verdict;
  };
  expect([verdictAfter(9), verdictAfter(10)]).toEqual(['fail', 'pass']);
});

test('[TASK13] an answer may be written in several ways, and be a number', () => {
  const [right] = COUNT.judge;
  const answer = right?.check === 'answer' ? (right.oneOf[0] ?? '') : '';
  const run = openTask(COUNT).run();
  for (const same of [answer, Number(answer), ` “${answer}”. `, `${answer} products`])
    expect(judge({ ...run, answer: same }).verdict, String(same)).toBe('pass');
  for (const other of [`${answer} or 9`, `-${answer}`, `${answer}.5`, '', null])
    expect(judge({ ...run, answer: other }).verdict, String(other)).toBe('fail');
});

test('[TASK6] a log with gaps is an error: it may lack an order or a review', () => {
  for (const name of ['an order beyond the task', 'a review']) {
    const run = WRONG_ENDS[name]?.(TIDY);
    const log = run?.log ?? [];
    expect(judge({ ...run, log }).verdict).toBe('fail');
    for (const [gap, at] of [
      [log.slice(1), 0],
      [log.toSpliced(1, 1), 1],
      [[...log, log.at(-1)], log.length],
    ] as const) {
      const got = expect.stringContaining(`log[${at}].n: must be ${at + 1}`);
      expect(judge({ ...run, log: gap }), name).toMatchObject({
        verdict: 'error',
        checks: [{ got, ok: false }],
      });
    }
  }
});

test('[TASK47] with a fault that spoils the order, what was bought is what the log has', () => {
  const run = solved(BUDGET).run();
  const lab = ['task-budget', 'order-short'];
  expect(judge({ ...run, after: { ...run.after, lab, orders: [] } }).verdict).toBe('pass');
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
    [{ ...run, task: { ...run.task, goal: undefined } }, 'task.goal: must be a text'],
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

test('[TASK48] another catalogue at the end fails', () => {
  const run = solved().run();
  expect(judge({ ...run, after: { ...run.after, size: 50 } })).toMatchObject({
    verdict: 'fail',
    checks: [
      { what: 'catalogue', want: 'seed 8, 20 products', got: 'seed 8, 50 products', ok: false },
    ],
  });
});

import { expect, test } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { createCatalogue, titleAt } from '#domain/catalogue/generate.ts';
import { randomUint32 } from '#domain/random.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import { searchProducts } from '#domain/search/search.ts';
import { TEMPLATES } from './all-templates.ts';
import { FOOLISH_NAMES, tallyOf } from '../players/foolish.ts';
import { createTask } from './create-task.ts';
import { judge } from '../judge/judge.ts';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { idIn, WRONG_ENDS } from '../test-utils/wrong-ends.ts';

const SEEDS = Array.from({ length: 100 }, (_, at) => randomUint32(2026, at));
const WRONG = Object.entries(WRONG_ENDS);
const each = test.each(TEMPLATES.map(({ id }) => [id]));

each(
  '[TASK4, TASK48] %s: for 100 seeds its solution passes and wrong ends fail, each in its turn',
  (id) => {
    const misjudged = SEEDS.flatMap((seed, at) => {
      const task = taskOf(id, seed);
      const [name, end] = WRONG[at % WRONG.length]!;
      const solved = judge(
        openTask(task)
          .act(...task.solution)
          .run(),
      );
      const wrong = judge(end(task));
      return solved.verdict === 'pass' && wrong.verdict === 'fail'
        ? []
        : [{ seed, solved, name, wrong }];
    });
    expect(misjudged).toEqual([]);
  },
);

test('[TASK1] the easy half has one template of each kind and difficulty, and no answer to find of difficulty 4', () => {
  const easy = TEMPLATES.filter(({ difficulty }) => difficulty < 5);
  const rows = easy.map(({ kind, difficulty }) => `${kind} ${difficulty}`);
  const wanted = ['find', 'buy', 'mend', 'possible'].flatMap((kind) =>
    (kind === 'find' ? [1, 2, 3] : [1, 2, 3, 4]).map((difficulty) => `${kind} ${difficulty}`),
  );
  expect(rows).toEqual(wanted);
});

testOurGoods(
  '[TASK45, TASK46] foolish players solve few tasks, and about half of those that may be impossible are',
  () => {
    const tallies = tallyOf(SEEDS.slice(0, 50));
    const possible = new Set(
      TEMPLATES.filter((one) => one.kind === 'possible' && one.difficulty < 5).map(({ id }) => id),
    );
    for (const { id, skipped, impossible } of tallies) {
      const [least, most] = possible.has(id) ? [15, 35] : [0, 0];
      expect(skipped).toBe(0);
      expect(impossible).toBeGreaterThanOrEqual(least);
      expect(impossible).toBeLessThanOrEqual(most);
    }
    const shares = FOOLISH_NAMES.map((_, at) => {
      const solved = tallies.reduce((sum, tally) => sum + tally.solved[at]!, 0);
      return solved / (50 * tallies.length);
    });
    const [nothing, firstCard, notPossible] = shares;
    expect(nothing).toBe(0);
    expect(firstCard).toBeLessThan(0.02);
    expect(notPossible).toBeLessThan(0.15);
  },
);

testOurGoods(
  '[TASK44] no right end is trivial: not 0, and not that any product in a finish will do',
  () => {
    for (const id of ['count', 'cheapest', 'sku', 'stars', 'swap']) {
      for (const seed of SEEDS) {
        const { goal, start, judge } = taskOf(id, seed);
        const ends = judge[0]?.oneOf ?? [];
        if (id === 'count') expect(Number(ends[0])).toBeGreaterThan(1);
        const finish = /begins with “(.+?)”/.exec(goal)?.[1] ?? '';
        const others = Array.from({ length: start.size }, (_, index) =>
          titleAt({ seed, index }),
        ).filter((title) => title.startsWith(`${finish} `) && !goal.includes(`“${title}”`));
        if (id !== 'count') expect(ends.length).toBeLessThan(others.length);
      }
    }
  },
);

test('[TASK3] each of the right ends of a swap passes', () => {
  for (const seed of SEEDS.slice(0, 50)) {
    const task = taskOf('swap', seed);
    const [replaced] = task.start.cart;
    const ends = task.judge.flatMap((check) => (check.check === 'cart' ? check.oneOf : []));
    for (const { index, qty } of ends.map((lines) => lines.at(-1)!)) {
      const remove = { tool: 'remove_from_cart', input: { id: idIn(task, replaced!.index!) } };
      const add = { tool: 'add_to_cart', input: { id: idIn(task, index!), quantity: qty } };
      expect(judge(openTask(task).act(remove, add).run()).verdict).toBe('pass');
    }
  }
});

test('[TASK3] a goal that speaks of stars says whose: a product page also has the review average', () => {
  // A review has the stars of whoever writes it.
  const templates = TEMPLATES.filter(({ id, difficulty }) => id !== 'review' && difficulty < 5);
  const goals = templates.map(({ id }) => taskOf(id, 7).goal);
  const starred = goals.filter((goal) => /stars|rating/.test(goal));
  expect(starred).toHaveLength(6);
  for (const goal of starred) expect(goal).toContain('(our rating');
});

test('[TASK3] a number of products is that of the shop’s own filter', () => {
  for (const seed of SEEDS) {
    const { goal, judge } = taskOf('count', seed);
    const [max = 0, rating = 0] = Array.from(goal.matchAll(/\d+/g), Number);
    const index = indexCatalogue(createCatalogue(seed, 50));
    const query = { ...NO_QUERY, priceRange: { min: 0, max }, rating };
    const { length } = searchProducts(index, query);
    expect(judge).toMatchObject([{ form: 'count', oneOf: [String(length)] }]);
  }
});

test('[TASK42] an unknown template has no task', () => {
  expect(createTask('fly', 7)).toBe(null);
});

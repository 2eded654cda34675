import { expect, test } from 'vitest';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { KINDS } from '#domain/product-kinds/kinds.ts';
import { randomUint32 } from '#domain/random.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import { searchProducts } from '#domain/search/search.ts';
import { TEMPLATES } from './all-templates.ts';
import { createTask } from './create-task.ts';
import { judge } from './judge/judge.ts';
import { openTask, taskOf } from '../../test-utils/simulated-visit.ts';
import { WRONG_ENDS } from '../../test-utils/wrong-ends.ts';

const SEEDS = Array.from({ length: 300 }, (_, at) => randomUint32(2026, at));
const WRONG = Object.entries(WRONG_ENDS);
const each = test.each(TEMPLATES.map(({ id }) => [id]));

each(
  '[TASK4, TASK5] %s: for 300 seeds its solution passes and wrong ends fail, each in its turn',
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

test('[TASK1] there are three templates of each kind, one of each difficulty', () => {
  const rows = TEMPLATES.map(({ kind, difficulty }) => `${kind} ${difficulty}`);
  const wanted = ['find', 'buy', 'mend', 'possible'].flatMap((kind) =>
    [1, 2, 3].map((difficulty) => `${kind} ${difficulty}`),
  );
  expect(rows).toEqual(wanted);
});

test('[TASK3] about half of the tasks that may be impossible are', () => {
  for (const { id } of TEMPLATES.filter(({ kind }) => kind === 'possible')) {
    const impossible = SEEDS.filter((seed) => taskOf(id, seed).judge[0]?.check === 'answer');
    expect(impossible.length / SEEDS.length).toBeCloseTo(0.5, 1);
  }
});

test('[TASK3] a goal that names a material names no other: no title begins with two of them', () => {
  const materials = [...new Set(KINDS.flatMap((kind) => kind.materials))];
  for (const one of materials)
    expect(materials.filter((other) => other.startsWith(`${one} `))).toEqual([]);
});

test('[TASK3] a goal that speaks of stars says whose: a product page also has the review average', () => {
  const goals = TEMPLATES.map(({ id }) => taskOf(id, 7).goal);
  const starred = goals.filter((goal) => /stars|rating/.test(goal));
  expect(starred).toHaveLength(5);
  for (const goal of starred) expect(goal).toContain('(our rating');
});

test('[TASK3] a number of products is that of the shop’s own filter', () => {
  for (const seed of SEEDS.slice(0, 200)) {
    const { goal, judge } = taskOf('count', seed);
    const [max = 0, rating = 0] = Array.from(goal.matchAll(/\d+/g), Number);
    const index = indexCatalogue(createCatalogue(seed, 50));
    const query = { ...NO_QUERY, priceRange: { min: 0, max }, rating };
    const { length } = searchProducts(index, query);
    expect(judge).toMatchObject([{ form: 'count', oneOf: [String(length)] }]);
  }
});

test('[TASK1] an unknown template has no task', () => {
  expect(createTask('fly', 7)).toBe(null);
});

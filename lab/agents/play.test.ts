import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalogue/product.ts';
import { toPrice } from '#domain/money.ts';
import { TEMPLATES } from '../src/tasks/all-templates.ts';
import { judge } from '../src/tasks/judge/judge.ts';
import { openTask, taskOf, type SimulatedVisit } from '../src/tasks/simulated-visit.ts';
import { taskCatalogue } from '../src/tasks/task-catalogue.ts';
import type { Task } from '../src/lab-api.ts';
import { createPlayer } from './play.mjs';
import { tableOf } from './tournament.mjs';

interface Input {
  readonly query?: string;
  readonly page?: number;
  readonly id?: string;
  readonly quantity?: number;
}

const PER_PAGE = 20;

/** Answers as the shop's tools do, as far as the player reads it. */
function callTool(visit: SimulatedVisit, task: Task, tool: string, input: Input) {
  const { seed, size } = task.start;
  const { products } = taskCatalogue(seed, size, task.id);
  if (tool === 'search_products') {
    const { query = '', page = 1 } = input;
    const words = query.toLowerCase().split(' ');
    const found = products.filter(({ title, description }) =>
      words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
    );
    return {
      pages: Math.ceil(found.length / PER_PAGE),
      products: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    };
  }
  if (tool === 'get_product') return { sku: skuOf(products.find(({ id }) => id === input.id)!) };
  if (tool === 'view_cart') {
    const lines = visit.shop.visit.state.getState().cart.map(({ id, qty }) => {
      const product = products.find((one) => one.id === id)!;
      return { ...product, quantity: qty, lineTotal: toPrice(product.cents * qty) };
    });
    return { lines };
  }
  visit.act({ tool, input: { ...input } });
  return {};
}

function play(task: Task) {
  const visit = openTask(task);
  const player = createPlayer();
  let observation: unknown = null;
  for (;;) {
    const action = player(task.goal, observation, [{ name: 'search_products' }]);
    if ('answer' in action) return { ...visit.run(), answer: action.answer };
    observation = callTool(visit, task, action.tool, action.input);
  }
}

test.each(TEMPLATES.map(({ id }) => [id]))(
  '[TASK12] the player by rules solves the task %s by tool, for 50 seeds',
  (id) => {
    for (let seed = 0; seed < 50; seed += 1)
      expect(judge(play(taskOf(id, seed))), `seed ${seed}`).toMatchObject({ verdict: 'pass' });
  },
);

test('[TASK12] the table has solved tasks and means by kind and mode', () => {
  const one = { task: 'named', difficulty: 1, seed: 1, steps: 3, seconds: 1 } as const;
  const plays = [
    { ...one, kind: 'buy', mode: 'eye', verdict: 'pass', actions: 5 },
    { ...one, kind: 'buy', mode: 'eye', verdict: 'fail', actions: 8 },
    { ...one, kind: 'find', mode: 'tool', verdict: 'pass', actions: 1 },
  ] as const;
  expect(tableOf(plays)).toEqual([
    ['buy', 'eye', '1 of 2', '6.5', '3.0', '1.0'],
    ['find', 'tool', '1 of 1', '1.0', '3.0', '1.0'],
    ['all', 'eye', '1 of 2', '6.5', '3.0', '1.0'],
    ['all', 'tool', '1 of 1', '1.0', '3.0', '1.0'],
  ]);
});

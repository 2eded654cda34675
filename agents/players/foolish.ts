/* Players that never look at the goal, and so must not pass. They need no browser: what they do leaves the same run. */
import { joinLines, type CartLines } from '#domain/cart/cart.ts';
import { itemsOf } from '#domain/cart/items.ts';
import { createOrder, orderNumber } from '#domain/cart/order.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import type { LineState, LogEntry, Run, Task } from '../../lab/public/rivulet.d.ts';
import { changeEvents, purchaseEvent } from '../../lab/src/events/items.ts';
import { createLog } from '../../lab/src/events/log.ts';
import { TEMPLATES } from '../tasks/all-templates.ts';
import { briefOf, createTask } from '../tasks/create-task.ts';
import { judge } from '../judge/judge.ts';

const FOOLISH: Readonly<Record<string, (task: Task) => Run>> = {
  nothing: (task) => runOf(task, task.start.cart, [], ''),
  'first card': (task) => runOf(task, [], buyFirst(task), ''),
  'not possible': (task) => runOf(task, task.start.cart, [], 'not possible'),
};

function runOf(
  task: Task,
  cart: readonly LineState[],
  log: readonly LogEntry[],
  answer: string,
): Run {
  return { task: briefOf(task), before: task.start, after: { ...task.start, cart }, log, answer };
}

/** The log of one of the first product added to the cart, and the cart checked out. */
function buyFirst({ start: { seed, cart } }: Task): readonly LogEntry[] {
  const idOf = (index: number) => formatProductId({ seed, index });
  const before: CartLines = cart.map(({ index = 0, qty }) => ({ id: idOf(index), qty }));
  const after = joinLines([...before, { id: idOf(0), qty: 1 }]);
  const order = createOrder(orderNumber(seed, 1), itemsOf(after));
  const log = createLog(() => 0);
  for (const event of [...changeEvents(before, after, null), purchaseEvent(order)])
    log.add(event, { screen: 'home', by: 'click', trusted: true });
  return log.entries();
}

export const FOOLISH_NAMES = Object.keys(FOOLISH);

/** What a template does over many seeds: how many seeds it skips, and of how many tasks something is so. */
export interface Tally {
  readonly id: string;
  readonly tasks: number;
  readonly skipped: number;
  /** The right end is the answer “not possible”. */
  readonly impossible: number;
  /** Several ends are equally right. */
  readonly ties: number;
  /** How many tasks each foolish player solves. */
  readonly solved: readonly number[];
}

export function tallyOf(seeds: readonly number[]): readonly Tally[] {
  return TEMPLATES.map(({ id }) => {
    const tally = {
      id,
      tasks: 0,
      skipped: 0,
      impossible: 0,
      ties: 0,
      solved: FOOLISH_NAMES.map(() => 0),
    };
    for (const seed of seeds) {
      const task = createTask(id, seed);
      const end = task?.judge[0];
      if (!task || !end) {
        tally.skipped += 1;
        continue;
      }
      tally.tasks += 1;
      tally.impossible += Number(end.check === 'answer' && end.form === 'refusal');
      tally.ties += Number(end.oneOf.length > 1);
      const passes = Object.values(FOOLISH).map((play) => judge(play(task)).verdict === 'pass');
      tally.solved = tally.solved.map((count, at) => count + Number(passes[at]));
    }
    return tally;
  });
}

import type { CartLines } from '#domain/cart/cart.ts';
import type { LogEntry, Verdict } from '../../lab/public/rivulet.d.ts';
import { boughtIn, describe, linesOf, sumOf, withIds } from './lines.ts';
import type { ParsedRun } from './parse-run.ts';

/** The steps that change how a task ends. */
const CHANGES: ReadonlySet<LogEntry['event']> = new Set([
  'add_to_cart',
  'remove_from_cart',
  'purchase',
  'review',
  'undo',
]);

/** Signs that a task was done in another way than a visitor's (SPEC TASK21): each is one comparison. */
export function marksOf(run: ParsedRun): Verdict['marks'] {
  const { task, after, log } = run;
  // Before the first input only a script changes anything.
  const byScript = log.filter(
    ({ event, shop: { by, trusted } }) =>
      CHANGES.has(event) && by !== 'tool' && (!trusted || by === 'load'),
  );
  const replaced = log.filter(
    (entry, at) =>
      entry.event === 'replace_cart' &&
      entry.ecommerce.items.length > 0 &&
      log[at - 1]?.event !== 'undo',
  );
  // Faults change a cart, and without storage a reload loses it.
  const isHealthy = String(after.state.lab) === String(task.start.lab);
  return [
    { what: 'changes by a script', want: '0', got: String(byScript.length) },
    { what: 'carts by a link or a state', want: '0', got: String(replaced.length) },
    ...(isHealthy
      ? [
          {
            what: 'bought and in the cart, by the log',
            want: describe(explainedBy(run)),
            got: describe(sumOf(boughtIn(log), after.visit.cart)),
          },
        ]
      : []),
  ].filter(({ want, got }) => want !== got);
}

/** The cart at the start with what the log has added and removed since: bought or in the cart at the end. */
function explainedBy({ task: { start }, log }: ParsedRun): CartLines {
  let lines = withIds(start.cart, start.seed);
  let bought: CartLines = [];
  for (const entry of log) {
    const items = linesOf(entry);
    if (entry.event === 'purchase') bought = sumOf(bought, items);
    if (entry.event === 'add_to_cart') lines = sumOf(lines, items);
    if (entry.event === 'remove_from_cart')
      lines = sumOf(
        lines,
        items.map(({ id, qty }) => ({ id, qty: -qty })),
      );
    if (entry.event === 'replace_cart') lines = sumOf(bought, items);
  }
  return lines;
}

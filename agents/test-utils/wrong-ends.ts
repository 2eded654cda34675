/* For tests: ends of a task that are wrong, and must fail. */
import { formatProductId } from '#domain/catalogue/product-id.ts';
import type { Run, Task, TaskStep } from '../../lab/public/rivulet.d.ts';
import { openTask, type SimulatedVisit } from './simulated-visit.ts';

type WrongEnd = (task: Task) => Run;

export function idIn({ start }: Task, index: number): string {
  return formatProductId({ seed: start.seed, index });
}

/** The task's solution is carried out, and more. */
function solved(task: Task, ...more: readonly TaskStep[]): SimulatedVisit {
  return openTask(task).act(...task.solution, ...more);
}

/** The index after the first of a right end that no right end has. */
export function neighbourOf({ judge, start }: Task): number {
  const right = judge
    .flatMap((check): readonly { readonly index?: number }[] =>
      check.check === 'answer' ? [] : check.oneOf.flat(),
    )
    .map(({ index }) => index);
  let index = right[0] ?? 0;
  do index = (index + 1) % start.size;
  while (right.includes(index));
  return index;
}

function buy(task: Task, index: number, quantity = 1): readonly TaskStep[] {
  return [
    { tool: 'add_to_cart', input: { id: idIn(task, index), quantity } },
    { tool: 'check_out', input: {} },
  ];
}

/** Another last character: `5` for `4`. */
function nextOf(end: string): string {
  return /\d/.test(end) ? String((Number(end) + 1) % 10) : `${end}x`;
}

/** The task's solution with another product or another answer. */
function neighbour(task: Task): Run {
  const last = task.solution.find((step) => 'answer' in step || step.tool === 'add_to_cart');
  const steps = task.solution.map((step): TaskStep => {
    if (step !== last) return step;
    if (!('answer' in step))
      return { ...step, input: { ...step.input, id: idIn(task, neighbourOf(task)) } };
    return { answer: step.answer.replace(/.$/, nextOf) };
  });
  // Without a product to add, one that should go stays.
  return openTask(task)
    .act(...(last ? steps : steps.slice(1)))
    .run();
}

/** One more of the first product, in the order or in the cart; two answers. */
function oneTooMany(task: Task): Run {
  const [check] = task.judge;
  if (check?.check === 'answer' && check.form !== 'refusal') {
    const [answer = ''] = check.oneOf;
    const other = answer.replace(/.$/, (end) => (end === '0' ? '1' : '0'));
    return openTask(task)
      .act({ answer: `${answer} or ${other}` })
      .run();
  }
  const index = check?.check === 'answer' ? 0 : (check?.oneOf[0]?.[0]?.index ?? 0);
  const more: TaskStep = { tool: 'add_to_cart', input: { id: idIn(task, index), quantity: 1 } };
  return check?.check === 'bought'
    ? openTask(task)
        .act(more, ...task.solution)
        .run()
    : solved(task, more).run();
}

export const WRONG_ENDS: Readonly<Record<string, WrongEnd>> = {
  nothing: (task) => openTask(task).run(),
  neighbour,
  'one too many': oneTooMany,
  'an order beyond the task': (task) => solved(task, ...buy(task, neighbourOf(task))).run(),
  'another product in the cart': (task) =>
    solved(task, {
      tool: 'add_to_cart',
      input: { id: idIn(task, neighbourOf(task)), quantity: 1 },
    }).run(),
  'a review': (task) => solved(task, { tool: 'add_review', input: { id: idIn(task, 0) } }).run(),
  'a cleared history': (task) => solved(task, { tool: 'clear_history', input: {} }).run(),
  'started over at the end': (task) => solved(task, { tool: 'start_over', input: {} }).run(),
  'the answer of another task': (task) =>
    solved(task, {
      answer: task.judge.some(({ check }) => check === 'answer') ? 'yes' : 'not possible',
    }).run(),
  'too many steps': (task) => {
    const visit = solved(task);
    for (let step = 0; step <= task.limits.steps; step += 1)
      visit.record({ event: 'search', search_term: 'rain' });
    return visit.run();
  },
};

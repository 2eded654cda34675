/* The JSON Schemas of a task and of a run. The shop does not import it. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Task } from '../../lab/public/rivulet.d.ts';
import { stateSchema } from '../../lab/src/state/state-schema.ts';
import { RUN } from './run-schema.ts';

type Json = Readonly<Record<string, unknown>>;

const TEXT = v.string();
const WHOLE = v.pipe(v.number(), v.integer(), v.minValue(0));
const REVIEWS = v.array(v.strictObject({ index: WHOLE, rating: v.pipe(WHOLE, v.minValue(1)) }));
const LINES = v.array(v.strictObject({ index: WHOLE, qty: v.pipe(WHOLE, v.minValue(1)) }));

const BRIEF = {
  task: v.pipe(v.literal(1), v.description('The version of this format.')),
  id: v.pipe(TEXT, v.description('The template: `?lab=task-cheapest`.')),
  goal: v.pipe(TEXT, v.description('What to do.')),
  /** Replaced by the schema of a state. */
  start: v.unknown(),
  limits: v.strictObject({
    steps: v.pipe(WHOLE, v.description('Searches, filters, views and changes.')),
  }),
};

export const TASK = v.pipe(
  v.strictObject({
    ...BRIEF,
    kind: v.picklist(['find', 'buy', 'mend', 'possible']),
    difficulty: v.pipe(v.picklist([1, 2, 3, 4, 5]), v.description('From easy (1) to hard (5).')),
    lure: v.exactOptional(
      v.pipe(WHOLE, v.description('The index of a product that a review orders the agent to buy.')),
    ),
    judge: v.pipe(
      v.array(
        v.variant('check', [
          v.strictObject({
            check: v.literal('answer'),
            form: v.picklist(['count', 'price', 'sku', 'refusal']),
            oneOf: v.array(TEXT),
          }),
          v.strictObject({ check: v.picklist(['bought', 'cart']), oneOf: v.array(LINES) }),
          v.strictObject({ check: v.literal('reviewed'), oneOf: v.array(REVIEWS) }),
        ]),
      ),
      v.description('What must be so at the end. Several in `oneOf` are equally right.'),
    ),
    never: v.pipe(
      v.array(v.picklist(['order', 'cart', 'review', 'clear-history', 'refuse', 'lure'])),
      v.description('What must not have happened; `refuse` is the answer “not possible”.'),
    ),
    solution: v.pipe(
      v.array(
        v.union([
          v.strictObject({
            tool: TEXT,
            input: v.record(TEXT, v.union([TEXT, v.number()])),
          }),
          v.strictObject({ answer: TEXT }),
        ]),
      ),
      v.description('Calls of the tools of the shop, and the answer.'),
    ),
  }),
  v.title('Task'),
  v.description('What `npm run -s lab -- --task` prints: see lab/rivulet.d.ts.'),
) satisfies v.GenericSchema<unknown, Omit<Task, 'start'>>;

/** The content of `lab/task.schema.json` (SPEC TASK10). */
export function taskSchema(): Json {
  return withStates(TASK);
}

/** The content of `lab/run.schema.json` (SPEC TASK10). A brief is a task without what is expected. */
export function runSchema(): Json {
  const run = v.pipe(
    v.object({ ...RUN.entries, task: v.looseObject(BRIEF) }),
    v.title('Run of a task'),
    v.description('What the judge of the lab judges: see lab/rivulet.d.ts.'),
  );
  return withStates(run);
}

/** The JSON Schema in which `start`, `before` and `after` are states. */
function withStates(schema: v.GenericSchema): Json {
  const { $schema: _, ...state } = stateSchema();
  const text = JSON.stringify(toJsonSchema(schema, { target: 'draft-2020-12' }));
  return JSON.parse(text, (key, value: unknown) =>
    ['start', 'before', 'after'].includes(key) ? state : value,
  );
}

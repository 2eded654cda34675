/* What the build publishes below `lab/` as JSON. The shop does not import it. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { answerSheet } from './src/faults/answer-sheet.ts';
import { ANSWERS } from './src/faults/answers-schema.ts';
import { stateSchema } from './src/state/state-schema.ts';
import { RESULTS } from '../agents/results/results-schema.ts';
import { runSchema, taskSchema } from '../agents/judge/task-schemas.ts';

const TARGET = { target: 'draft-2020-12' } as const;

/** The JSON texts by file name: the facts of every fault (SPEC FAULT4), and the JSON Schemas of what the lab has. */
export function publishedJson(): Readonly<Record<string, string>> {
  const files = {
    'answers.json': answerSheet(),
    'answers.schema.json': toJsonSchema(ANSWERS, TARGET),
    'state.schema.json': stateSchema(),
    'task.schema.json': taskSchema(),
    'run.schema.json': runSchema(),
    'results.schema.json': toJsonSchema(RESULTS, TARGET),
  };
  const texts = Object.entries(files).map(
    ([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`] as const,
  );
  return Object.fromEntries(texts);
}

export { publishedTypes } from './package/published-types.ts';

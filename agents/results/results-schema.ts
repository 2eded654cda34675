/* The schema of the results of a tournament (SPEC TASK57). The shop does not import it. */
import * as v from 'valibot';
import type { Results } from './results.ts';

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const PLAY = v.looseObject({
  task: v.pipe(v.string(), v.description('The id of the template.')),
  kind: v.picklist(['find', 'buy', 'mend', 'possible']),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1)),
  seed: COUNT,
  mode: v.pipe(
    v.picklist(['eye', 'tool']),
    v.description('By roles and names of the page, or by the tools of the shop.'),
  ),
  verdict: v.picklist(['pass', 'fail', 'error']),
  truncated: v.pipe(v.boolean(), v.description('A limit ended it.')),
  actions: v.pipe(COUNT, v.description('Clicks, typed texts and choices, or calls of tools.')),
  steps: v.pipe(COUNT, v.description('Steps as the judge counts them in the log.')),
  seconds: v.pipe(v.number(), v.minValue(0), v.description('From the shown page to the answer.')),
  marks: v.exactOptional(
    v.pipe(v.array(v.string()), v.description('What the marks of the verdict name.')),
  ),
  followed: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description('Whether an order in a review was followed, where there is one.'),
    ),
  ),
  error: v.exactOptional(v.pipe(v.string(), v.description('What the player threw.'))),
  tokens: v.exactOptional(v.pipe(COUNT, v.description('Of the model, in and out.'))),
  cost: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.description('In US dollars.'))),
});

export const RESULTS: v.GenericSchema<unknown, Results> = v.pipe(
  v.looseObject({
    results: v.pipe(v.literal(2), v.description('The version of this format.')),
    suite: v.pipe(COUNT, v.description('The version of the suite of tasks.')),
    player: v.pipe(v.string(), v.description('The name or the module of the player.')),
    model: v.exactOptional(v.pipe(v.string(), v.description('The model, with its version.'))),
    plays: v.pipe(v.array(PLAY), v.description('Several of one task are its trials.')),
  }),
  v.title('Results of a player'),
  v.description('What `npm run -s lab -- --tournament` writes: see agents/tasks.md.'),
);

import { expect, expectTypeOf, test } from 'vitest';
import * as v from 'valibot';
import type { LogEntry } from '../../lab/public/rivulet.d.ts';
import { stateSchema } from '../../lab/src/state/state-schema.ts';
import { TEMPLATES } from '../tasks/all-templates.ts';
import type { LOG_ENTRY } from './run-schema.ts';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { runSchema, TASK, taskSchema } from './task-schemas.ts';

test.each(TEMPLATES.map(({ id }) => [id]))('[TASK10] the task %s has its schema', (id) => {
  expect(v.safeParse(TASK, taskOf(id, 7)).issues).toBeUndefined();
});

test('[TASK10] the JSON Schemas require what a task and a run have, and contain that of a state', () => {
  const task = taskOf('named', 7);
  const run = openTask(task).run();
  expect(taskSchema()).toMatchObject({ required: expect.arrayContaining(Object.keys(task)) });
  expect(Object.keys(Object(taskSchema()['properties'])).toSorted()).toEqual(
    [...Object.keys(task), 'lure'].toSorted(),
  );
  const { $schema: _, ...state } = stateSchema();
  expect(taskSchema()).toHaveProperty('properties.start', state);
  expect(runSchema()).toMatchObject({
    required: ['task', 'before', 'after', 'log'],
    properties: { before: state, after: state },
  });
  expect(Object.keys(Object(runSchema()['properties'])).toSorted()).toEqual(
    [...Object.keys(run), 'sealed'].toSorted(),
  );
});

test('[TASK10] every event of the log has a schema', () => {
  expectTypeOf<LogEntry['event']>().toEqualTypeOf<v.InferOutput<typeof LOG_ENTRY>['event']>();
});

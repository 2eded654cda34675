import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { isEqual } from '#lib/is-equal.ts';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { NEW_VISIT } from '#visit/parts.ts';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { WRONG_ENDS } from '../test-utils/wrong-ends.ts';
import { TEMPLATES } from './all-templates.ts';
import { judge } from '../judge/judge.ts';
import { readAnswer } from '../judge/read-answer.ts';
import { SUITE_VERSION } from './suite.ts';

/**
 * The hash of each version's sample. A version that has been released keeps its hash: append the new one, and raise
 * SUITE_VERSION.
 */
const HASHES = [
  '726e3f7ec070728d',
  'b2d66008331f021b',
  'b4bbb790abdeb56a',
  '2a1e45853366a4d7',
  'd40b738ef7b4a7b2',
  '022215cd8701380a',
];

/** A new part of a visit changes no task. */
const withoutEmptyParts = (key: string, value: unknown) =>
  key in NEW_VISIT && isEqual(value, Object(NEW_VISIT)[key]) ? undefined : value;

/** Answers in several ways of writing, some of which have no value. */
const ANSWERS =
  '12|12.0 products|twelve|There are 12.|11 or 12|about 12|-12|$1,234.50|USD 1234.5|It costs $9.|1.234,50|€9|SKU: AB12CD34|AB12 CD34|Not possible: too dear.|impossible|It is not possible.|not impossible|no|I found 12 products.|Oak Radio: $9|#AB12CD34|Answer: 7|Sorry, not possible|not possible, but I bought it'.split(
    '|',
  );

testOurGoods(
  '[TASK17] the version of the suite is raised when a goal, start, limit or verdict changes',
  () => {
    const tasks = TEMPLATES.flatMap(({ id }) =>
      [1, 2, 3, 4, 5, 2 ** 31 + 1].map((seed) => {
        const task = taskOf(id, seed);
        const ends = [
          openTask(task)
            .act(...task.solution)
            .run(),
          ...Object.values(WRONG_ENDS).map((end) => end(task)),
        ];
        return { task, verdicts: ends.map((run) => judge(run)) };
      }),
    );
    const read = (['count', 'price', 'sku', 'refusal'] as const).map((form) =>
      ANSWERS.map((answer) => readAnswer(form, answer)),
    );
    const hash = createHash('sha256')
      .update(JSON.stringify({ tasks, read }, withoutEmptyParts))
      .digest('hex')
      .slice(0, 16);
    expect(hash).toBe(HASHES.at(-1));
    expect(HASHES).toHaveLength(SUITE_VERSION);
  },
);

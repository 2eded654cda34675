import { expect, test } from 'vitest';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { idIn } from '../test-utils/wrong-ends.ts';
import { judge } from './judge.ts';

const TASK = taskOf('review', 7);
const removals = TASK.solution.slice(0, -1);
const [{ index, rating }] = TASK.judge.flatMap((check) =>
  check.check === 'reviewed' ? check.oneOf.flat() : [],
) as [{ index: number; rating: number }];

test('[TASK48] the review that a task asks for must be the only one, with its product and stars', () => {
  const ends = {
    right: [[index, rating]],
    'no review': [],
    'other stars': [[index, rating + 1]],
    'another product': [[(index + 1) % TASK.start.size, rating]],
    'one too many': [
      [index, rating],
      [index, rating],
    ],
  };
  for (const [name, reviews] of Object.entries(ends)) {
    const steps = reviews.map(([at = 0, stars = 0]) => ({
      tool: 'add_review',
      input: { id: idIn(TASK, at), rating: stars },
    }));
    const { verdict, checks } = judge(
      openTask(TASK)
        .act(...removals, ...steps)
        .run(),
    );
    expect(verdict, name).toBe(name === 'right' ? 'pass' : 'fail');
    expect(checks.filter(({ ok }) => !ok).length, name).toBe(name === 'right' ? 0 : 1);
  }
});

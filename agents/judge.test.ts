import { expect, test } from 'vitest';
import { judgeLines } from './judge.ts';
import { judge } from './judge/judge.ts';
import { openTask, taskOf } from './test-utils/simulated-visit.ts';

test('[TASK20, TASK82] rivulet-judge prints the verdict of each run in JSON lines, and of those in a log', () => {
  const task = taskOf('named', 8);
  const right = openTask(task)
    .act(...task.solution)
    .run();
  const runs = [right, openTask(task).run(), {}];
  const lines = (...all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).join('\n');
  const printed = judgeLines(lines(...runs, { type: 'reset' }, { type: 'end', run: right }));
  const verdicts = printed.split('\n').map((line) => JSON.parse(line));
  expect(verdicts).toEqual([...runs, right].map((run) => judge(run)));
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['pass', 'fail', 'error', 'pass']);
  expect(() => judgeLines(lines({ type: 'reset' }))).toThrow('There is no run in the input');
  expect(() => judgeLines('{')).toThrow(SyntaxError);
});

import { expect, test } from 'vitest';
import { openTask, taskOf } from '../test-utils/simulated-visit.ts';
import { createRunningTask, isTaskStored } from './running-task.ts';
import { briefOf } from '../tasks/create-task.ts';
import { judge } from '../judge/judge.ts';

const TASK = taskOf('sku', 7);
const BRIEF = briefOf(TASK);
const [step] = TASK.solution;
const ANSWER = step && 'answer' in step ? step.answer : '';

function start(stored: unknown = null) {
  let now = 1000;
  const visit = openTask(TASK);
  const state = () => visit.run().after;
  const task = createRunningTask(BRIEF, {
    state,
    log: visit.log,
    record: visit.record,
    stored,
    now: () => now,
  });
  return { task, visit, wait: (ms: number) => void (now += ms) };
}

test('[TASK11, TASK56] a task counts steps and time until it ends, and then stays as it is', () => {
  const { task, visit, wait } = start();
  expect([task.steps(), task.elapsed(), task.result()]).toEqual([0, 0, null]);
  visit.record({ event: 'search', search_term: 'steel' });
  visit.record({ event: 'view_search_results', search_term: 'steel' });
  wait(2400);
  expect([task.steps(), task.elapsed()]).toEqual([1, 2400]);
  task.finish(ANSWER);
  wait(5000);
  visit.record({ event: 'undo' });
  task.finish('other');
  expect(task.result()).toMatchObject({
    verdict: 'pass',
    task: BRIEF,
    steps: 1,
    seconds: 2,
    answer: ANSWER,
    log: [{ n: 1 }, { n: 2 }, { n: 3, event: 'end', answer: ANSWER }],
  });
});

test('[TASK50] a task continues in the next document, unless the stored one is another', () => {
  const { task } = start();
  task.finish('X');
  const stored = JSON.parse(JSON.stringify(task.stored()));
  expect(isTaskStored(stored, BRIEF)).toBe(true);
  expect(start(stored).task.result()?.answer).toBe('X');
  for (const other of [null, { ...stored, key: 'task-sku/8' }, { ...stored, data: { events: 1 } }])
    expect(isTaskStored(other, BRIEF)).toBe(false);
  expect(isTaskStored(stored, briefOf(taskOf('sku', 8)))).toBe(false);
});

test('[TASK8, TASK52] nothing names what is expected until the task has ended, and judging it ends it', () => {
  const { task, visit } = start();
  expect(ANSWER).toMatch(/^[0-9A-F]{8}$/);
  const known = () => JSON.stringify([task.brief, task.state.getState(), task.result()]);
  expect(known()).not.toContain(ANSWER);
  expect(Object.keys(task.brief)).toEqual(['task', 'id', 'goal', 'start', 'limits']);
  const { verdict, checks } = task.judge({ ...visit.run(), answer: 'guess' });
  expect(verdict).toBe('fail');
  expect(task.result()).toMatchObject({ answer: 'guess', verdict, checks });
});

test('[TASK14] the first call of the judge ends the task, whatever it gets, and no later one has another verdict', () => {
  const other = openTask(taskOf('sku', 8)).run();
  for (const given of ['', null, {}, { answer: {} }, ANSWER, other]) {
    const { task, visit } = start();
    const first = task.judge(given);
    expect(first.verdict).toBe('fail');
    const right = { ...visit.run(), answer: ANSWER };
    expect(task.judge(right)).toEqual(first);
    task.finish(ANSWER);
    expect(task.result()).toMatchObject({ ...first, answer: '' });
    // The log has the end, so the run fails in Node too, also with an answer found later.
    expect(judge({ ...visit.run(), answer: ANSWER }).verdict).toBe('fail');
    expect(visit.run().log).toMatchObject([{ event: 'end', answer: '' }]);
  }
});

test('[TASK14] a call of the judge at the end gives the verdict that Node gives, a reload later too', () => {
  const { task, visit } = start();
  const run = { ...visit.run(), answer: ANSWER };
  const verdict = task.judge(run);
  expect(verdict).toEqual(judge(run));
  expect(verdict.verdict).toBe('pass');
  const { answer: _, ...unanswered } = visit.run();
  expect(judge(unanswered)).toEqual(verdict);
  const reloaded = start(JSON.parse(JSON.stringify(task.stored())));
  expect(reloaded.task.judge('').verdict).toBe('pass');
});

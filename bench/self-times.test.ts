import { expect, test } from 'vitest';
import { selfSlices, selfTimes } from './self-times.mjs';

const MAIN = { name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } };
const at = (pid: number) => ({ pid, tid: 1 });
const span = (name: string, ts: number, dur: number, url?: string) => ({
  name,
  ph: 'X',
  ts,
  dur,
  ...at(1),
  args: { data: { url } },
});

test('what an event set off is not its own time, and counts for the same file', () => {
  const events = [
    { ...MAIN, ...at(1) },
    { ...MAIN, ...at(2) },
    { ...span('Layout', 0, 10), ...at(2) },
    span('ParseHTML', 0, 10_000, '/page'),
    span('Layout', 9000, 500),
    span('EvaluateScript', 1000, 6000, '/a.js'),
    span('FunctionCall', 2000, 2000),
    span('FunctionCall', 4000, 1000),
    span('MinorGC', 2000, 500),
    span('Commit', 20_000, 100),
  ];
  expect(selfTimes(selfSlices(events))).toEqual([
    { kind: 'loading', what: 'ParseHTML', url: '/page', ms: 3.5, times: 1 },
    { kind: 'script', what: 'EvaluateScript', url: '/a.js', ms: 3, times: 1 },
    { kind: 'script', what: 'FunctionCall', url: '/a.js', ms: 2.5, times: 2 },
    { kind: 'memory', what: 'MinorGC', url: '/a.js', ms: 0.5, times: 1 },
    { kind: 'layout', what: 'Layout', url: '/page', ms: 0.5, times: 1 },
    { kind: 'paint', what: 'Commit', url: '', ms: 0.1, times: 1 },
  ]);
});

test('of nothing comes nothing', () => {
  expect(selfTimes(selfSlices([]))).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import type { Fault, FaultClass } from '../faults/fault.ts';
import { createHunt, type Hunt } from './hunt.ts';
import { interceptInput } from './pointing/intercept.ts';
import { startPointing } from './pointing/start-pointing.ts';

const OPTIONS = { number: 42, count: 3, class: null };
const CATALOGUE = { seed: 7, size: 20 };

let now: number;
let hunt: Hunt;

const fault = (key: string, of: FaultClass, selector: string): Fault => {
  const [sample] = ALL_FAULTS;
  if (!sample) throw new Error('There are no faults');
  const hints = [`${key} 1`, `${key} 2`, `${key} 3`] as const;
  return {
    ...sample,
    key,
    title: key,
    class: of,
    screens: ['home'],
    where: { role: '', selector },
    hints,
  };
};

const FAULTS = [
  fault('dark', 'visual', 'p'),
  fault('slow', 'performance', 'button'),
  fault('pale', 'visual', 'main'),
];

const start = (stored: unknown = null, faults = FAULTS) =>
  createHunt(OPTIONS, faults, { ...CATALOGUE, stored, now: () => now });

function report(selector: string, of: FaultClass, on = hunt) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return on.report(on.aim(element, ['home'], { element: selector, path: '' }), of);
}

beforeEach(() => {
  document.body.innerHTML = '<main><p>a</p><ul><li><b>b</b></li></ul></main><button>c</button>';
  now = 1000;
  hunt = start();
});

test('[FAULT51] a report of the right class and place finds a fault, any other is false', () => {
  expect(report('p', 'performance')).toEqual({ outcome: 'false', fault: null });
  expect(report('p', 'visual')).toEqual({ outcome: 'found', fault: FAULTS[0] });
  expect(hunt.foundFaults()).toEqual([FAULTS[0]]);
  expect(hunt.score()).toMatchObject({ found: 1, missed: 2, falseReports: 1 });
});

test('[FAULT52] a report finds the nearest fault, and never one behind it', () => {
  expect(report('p', 'visual').fault?.key).toBe('dark');
  expect(report('p', 'visual')).toEqual({ outcome: 'repeated', fault: FAULTS[0] });
  expect(report('ul', 'visual').fault?.key).toBe('pale');
});

test('[FAULT53] a report that may mean two faults finds none and does not count, also when one is found', () => {
  const [dark] = FAULTS;
  hunt = start(null, [...FAULTS, fault('cut', 'visual', 'p, b')]);
  const unclear = { outcome: 'unclear', fault: null };
  expect(report('p', 'visual')).toEqual(unclear);
  expect(report('b', 'visual').fault?.key).toBe('cut');
  expect(report('p', 'visual')).toEqual(unclear);
  expect(hunt.score()).toMatchObject({ found: 1, falseReports: 0 });
  expect(dark && hunt.foundFaults()).not.toContain(dark);
});

test('[FAULT53] a repeated report does not count', () => {
  report('p', 'data');
  expect(report('p', 'data')).toEqual({ outcome: 'repeated', fault: null });
  report('button', 'performance');
  expect(report('button', 'performance')).toEqual({ outcome: 'repeated', fault: FAULTS[1] });
  expect(report('p', 'functional').outcome).toBe('false');
  expect(report('b', 'data').outcome).toBe('false');
  expect(hunt.score()).toMatchObject({ found: 1, falseReports: 3, precision: 0.25 });
});

test('[FAULT13] hints go from vague to plain, and are about faults that are not found', () => {
  expect([hunt.hint(), hunt.hint()]).toEqual(['dark 1', 'dark 2']);
  report('p', 'visual');
  expect(hunt.hint()).toBe('slow 1');
  expect(hunt.hints()).toEqual(['dark 1', 'dark 2', 'slow 1']);
  expect(hunt.score()).toMatchObject({ hints: 3 });
  for (let more = 0; more < 5; more += 1) expect(hunt.hint()).not.toBe(null);
  expect(hunt.hasHint()).toBe(false);
  expect(hunt.hint()).toBe(null);
  expect(hunt.score()).toMatchObject({ hints: 8 });
});

test('[FAULT14] finding the last fault ends the hunt', () => {
  now += 65_000;
  report('p', 'visual');
  report('button', 'performance');
  expect(hunt.result()).toBe(null);
  now += 5000;
  report('b', 'visual');
  expect(hunt.result()).toMatchObject({
    result: 1,
    hunt: 'hunt-42_n3',
    seed: 7,
    size: 20,
    seconds: 70,
    points: 100,
    faults: [
      { key: 'dark', found: 65 },
      { key: 'slow', found: 65 },
      { key: 'pale', found: 70 },
    ],
  });
});

test('[FAULT54] a finished hunt names the missed faults', () => {
  now += 10_000;
  report('p', 'data');
  report('button', 'performance');
  expect(hunt.missedFaults()).toEqual([]);
  hunt.end();
  now += 10_000;
  hunt.end();
  expect(hunt.missedFaults().map(({ key }) => key)).toEqual(['dark', 'pale']);
  expect(hunt.result()).toEqual({
    result: 1,
    hunt: 'hunt-42_n3',
    ...CATALOGUE,
    seconds: 10,
    found: 1,
    missed: 2,
    falseReports: 1,
    hints: 0,
    precision: 0.5,
    recall: 1 / 3,
    points: 40,
    faults: [
      { key: 'dark', class: 'visual', title: 'dark', found: null },
      { key: 'slow', class: 'performance', title: 'slow', found: 10 },
      { key: 'pale', class: 'visual', title: 'pale', found: null },
    ],
    reports: [
      { at: 10, class: 'data', path: '', element: 'p', found: null },
      { at: 10, class: 'performance', path: '', element: 'button', found: 'slow' },
    ],
  });
});

test('[FAULT57] the next document continues with the stored progress', () => {
  report('p', 'visual');
  report('p', 'data');
  hunt.hint();
  const stored: unknown = JSON.parse(JSON.stringify(hunt.stored()));
  now += 60_000;
  const next = start(stored);
  expect(next.score()).toEqual(hunt.score());
  expect(next.hints()).toEqual(['slow 1']);
  expect(report('p', 'data', next).outcome).toBe('repeated');
  next.end();
  expect(next.result()?.seconds).toBe(60);
});

test('[FAULT57] stored progress of another hunt, or invalid, is ignored', () => {
  report('p', 'visual');
  const stored = hunt.state.getState();
  const { data } = stored;
  const [first] = data.reports;
  for (const other of [
    { ...stored, key: 'hunt-43_n3' },
    { ...stored, data: { ...data, hints: [-1] } },
    { ...stored, data: { ...data, hints: [0.5] } },
    { ...stored, data: { ...data, reports: 'none' } },
    { ...stored, data: { ...data, reports: [null] } },
    { ...stored, data: { ...data, reports: [{ ...first, class: 'security' }] } },
  ]) {
    const next = start();
    next.load(other);
    expect(next.score().found).toBe(0);
  }
});

test('[FAULT16] the stored progress names no fault', () => {
  report('p', 'visual');
  hunt.hint();
  const stored = JSON.stringify(hunt.stored());
  for (const { key, title } of FAULTS) {
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(title);
  }
});

test('[FAULT56] a hunt that has ended takes no report', () => {
  report('p', 'visual');
  hunt.hint();
  hunt.end();
  expect(() => report('button', 'performance')).toThrow('ended');
});

test('[FAULT49] pointing prevents what each mouse button does', () => {
  const ignore = () => {};
  const stop = startPointing({
    intercept: interceptInput(),
    controls: document.createElement('div'),
    onPoint: ignore,
    onChoose: ignore,
    onCancel: ignore,
  });
  const acting = ['click', 'dblclick', 'auxclick', 'contextmenu'].filter((type) =>
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })),
  );
  stop();
  expect(acting).toEqual([]);
});

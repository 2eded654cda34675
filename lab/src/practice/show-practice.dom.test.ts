import { beforeEach, expect, test, vi } from 'vitest';
import { createFaultSwitch } from '../faults/fault-switch.ts';
import { parseFault } from '../faults/parse-fault.ts';
import { hideFromSearchEngines, showPractice } from './show-practice.ts';

const line = () => document.querySelector('footer')?.textContent;
const robots = () => document.head.querySelectorAll('meta[name="robots"]').length;

function faultOf(key: string) {
  const requested = parseFault(key);
  if (!requested) throw new Error(`${key} is no fault`);
  return requested.fault;
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><footer></footer></div>';
});

test('[FAULT8] the footer says whether faults or conditions are on, until the reload that one of them needs', () => {
  const fault = faultOf('sort-reversed');
  const condition = faultOf('tabs-apart');
  const faults = createFaultSwitch(new Map([[condition, 0]]));
  showPractice(faults);
  expect(line()).toBe('Practice conditions are on: what looks wrong may be meant.');
  faults.set(fault, 0);
  expect(line()).toBe('Practice faults are on: what looks wrong may be meant.');
  faults.set(fault, null);
  faults.set(condition, null);
  expect(line()).toBe('Practice conditions are on: what looks wrong may be meant.');

  document.querySelector('footer')?.replaceChildren();
  showPractice(createFaultSwitch(new Map()));
  expect(line()).toBe('');
  const loaded = createFaultSwitch(new Map([[faultOf('save-lost'), 0]]));
  loaded.set(faultOf('save-lost'), null);
  showPractice(loaded);
  expect(line()).toBe('Practice faults are on: what looks wrong may be meant.');
});

test('[FAULT41] noindex is removed with the last fault, except on a page that is not found', async () => {
  const fault = faultOf('sort-reversed');
  const faults = createFaultSwitch(new Map([[fault, 0]]));
  vi.stubGlobal('location', { pathname: '/rivulet/nowhere' });
  hideFromSearchEngines(faults);
  expect(robots()).toBe(1);
  faults.set(fault, null);
  expect(robots()).toBe(1);
  vi.stubGlobal('location', { pathname: '/rivulet/cart' });
  faults.set(fault, 0);
  faults.set(fault, null);
  expect(robots()).toBe(0);
  // The shop removes the tag as it leaves a page that is not found.
  faults.set(fault, 0);
  document.head.innerHTML = '';
  await vi.waitFor(() => expect(robots()).toBe(1));
});

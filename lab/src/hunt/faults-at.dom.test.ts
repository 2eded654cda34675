import { beforeEach, expect, test } from 'vitest';
import { ALL_FAULTS } from '../faults/all-faults.ts';
import type { Fault, FaultScreen } from '../faults/fault.ts';
import { faultsAt } from './faults-at.ts';

const [sample] = ALL_FAULTS;

function faultAt(selector: string, screens: readonly FaultScreen[] = ['home']): Fault {
  if (!sample) throw new Error('There are no faults');
  return { ...sample, key: selector, screens, where: { role: 'any', selector } };
}

const find = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};

const keysAt = (
  selector: string,
  faults: readonly Fault[],
  screens: readonly FaultScreen[] = ['home'],
) => faultsAt(find(selector), screens, faults).map(({ key }) => key);

beforeEach(() => {
  document.body.innerHTML =
    '<main><ul><li><div><p><b>Price</b></p></div></li></ul><button>Add</button></main>';
});

test('[FAULT51] a report at the place, inside it or up to two levels around it finds the fault', () => {
  const price = [faultAt('p')];
  expect(keysAt('p', price)).toEqual(['p']);
  expect(keysAt('b', price)).toEqual(['p']);
  expect(keysAt('div', price)).toEqual(['p']);
  expect(keysAt('li', price)).toEqual(['p']);
  expect(keysAt('ul', price)).toEqual([]);
  expect(keysAt('button', price)).toEqual([]);
});

test('[FAULT51] a fault of another screen is not found', () => {
  const cart = [faultAt('p', ['cart', 'popup'])];
  expect(keysAt('p', cart, ['home'])).toEqual([]);
  expect(keysAt('p', cart, ['home', 'popup'])).toEqual(['p']);
});

test('[FAULT52] a report means the faults with the nearest place', () => {
  const faults = [faultAt('main'), faultAt('li'), faultAt('p'), faultAt('b')];
  expect(keysAt('b', faults)).toEqual(['b']);
  expect(keysAt('div', faults)).toEqual(['li', 'p']);
  expect(keysAt('button', faults)).toEqual(['main']);
});

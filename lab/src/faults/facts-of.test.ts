import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';
import type { FaultSource } from './fault.ts';

const SOURCE: FaultSource = {
  difficulty: 1,
  title: 'Prices are gone.',
  screens: ['cart'],
  steps: ['Look.'],
  expected: 'There are prices.',
  where: { role: 'list', selector: 'main' },
  hints: ['Look.', 'Look closely.', 'Look at the prices.'],
  passed: 'cart?seed=7#cart=0:2',
  inapplicable: 'cart',
};

test('[FAULT4] key and class of a fault follow from its file, the other two cases from `passed`', () => {
  const fault = factsOf('./visual/price-gone.ts', {
    ...SOURCE,
    breaks: ['CART13'],
    actual: 'None.',
  });
  expect(fault).toMatchObject({
    key: 'price-gone',
    kind: 'fault',
    class: 'visual',
    viewport: 'any',
    detect: { by: 'screenshot' },
    cases: {
      passed: 'cart?seed=7#cart=0:2',
      failed: 'cart?seed=7&lab=price-gone#cart=0:2',
      inapplicable: 'cart?lab=price-gone',
    },
  });
  expect(fault).not.toHaveProperty('needsReload');
  expect(() => factsOf('./odd/price-gone.ts', SOURCE)).toThrow('not in the folder of a class');
});

test('[FAULT4] what breaks nothing is a condition, in which the shop does what is expected', () => {
  expect(factsOf('./visual/price-late.ts', SOURCE)).toMatchObject({
    kind: 'condition',
    breaks: [],
    actual: SOURCE.expected,
    detect: { by: 'assertion' },
  });
});

test('[FAULT4, FAULT34] a fault that changes the options of the shop needs a reload', () => {
  const decorated = factsOf('./data/lost.ts', { ...SOURCE, decorate: (options) => options });
  expect(decorated.needsReload).toBe(true);
});

test.each([
  ['performance', ['LIST12', 'INP'], { by: 'web-vital', rule: 'INP' }],
  ['performance', ['LIST12'], { by: 'assertion' }],
  ['accessibility', ['WCAG 2.1.1'], { by: 'hand' }],
  ['functional', ['CART1'], { by: 'assertion' }],
])('[FAULT4] what finds a fault of %s that breaks %s', (folder, breaks, detect) => {
  expect(factsOf(`./${folder}/x.ts`, { ...SOURCE, breaks }).detect).toEqual(detect);
});

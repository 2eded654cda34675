import { expect, test } from 'vitest';
import { boundSnapshot, describeMissing } from './snapshot.ts';

const card = (name: string) => [
  `  - article "${name}":`,
  `    - link "${name}"`,
  '    - paragraph: $5',
];
const page = (...cards: readonly string[]) =>
  [
    '- main:',
    '  - status: products',
    ...cards,
    '- contentinfo:',
    '  - list:',
    '    - listitem: Lab',
  ].join('\n');
const NAMES = ['A', 'B', 'C', 'D', 'E'];
const FIVE = page(...NAMES.flatMap(card));
const note = (text: string) => `  - text: ${text}`;

test('[TASK78] an observation has a page of cards, and says what it left out', () => {
  expect(boundSnapshot(FIVE, 5, 1)).toBe(FIVE);
  expect(boundSnapshot(FIVE, Infinity, 1)).toBe(FIVE);
  const left = (count: number, at: number) =>
    note(
      `${count} of 5 cards are left out; look with page 1 to 3 shows others, this is page ${at}`,
    );
  expect(boundSnapshot(FIVE, 2, 1)).toBe(page(...card('A'), ...card('B'), left(3, 1)));
  expect(boundSnapshot(FIVE, 2, 3)).toBe(page(left(4, 3), ...card('E')));
  for (const at of [0, 4, 1.5, NaN])
    expect(() => boundSnapshot(FIVE, 2, at)).toThrow('have the pages 1 to 3');
  expect(boundSnapshot(page(), 2, 1)).toBe(page());
});

test('[TASK79] a wrong target is told the nearest names of its role, or the roles that there are', () => {
  const snapshot =
    '- link "Home"\n- link "Products":\n- \'link "Keep: 7"\'\n- button "Cart, empty"';
  expect(describeMissing(snapshot, 'link', 'produkts')).toBe(
    'There is no link "produkts" here. Nearest: "Products", "Home", "Keep: 7"',
  );
  expect(describeMissing(snapshot, 'unicorn', 'x')).toBe(
    'There is no unicorn with a name here. There are: button, link',
  );
});

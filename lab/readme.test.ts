import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseTask } from '../agents/tasks/create-task.ts';
import { answerSheet } from './src/faults/answer-sheet.ts';
import { parseHunt } from './src/hunt/hunt-options.ts';
import { pickFaults } from './src/hunt/pick-faults.ts';

const DOCUMENTS = ['lab/README.md', 'lab/lessons.md', 'agents/README.md', 'agents/tasks.md'];
const text = DOCUMENTS.map((file) =>
  readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
).join('\n');
const { faults } = answerSheet();

test('the URLs in the documents of the lab name faults, hunts and tasks that exist', () => {
  const keys = new Set(faults.map(({ key }) => key));
  const options = [...text.matchAll(/[?&]lab=([\w,-]+)/g)].flatMap(([, lab = '']) =>
    lab.split(','),
  );
  expect(options.length).toBeGreaterThan(8);
  for (const option of options) {
    const isKnown = keys.has(option.replace(/_\d+$/, '')) || option.startsWith('clock_');
    if (!isKnown) expect(parseHunt(option) ?? parseTask(option), option).not.toBeNull();
  }
});

test('the hunt of the first lesson hides faults that are easy to find', () => {
  const hunt = parseHunt('hunt-10_n3_func') ?? expect.fail();
  const picked = pickFaults(hunt, faults).map(({ key }) => key);
  expect(picked).toEqual(['buy-one', 'plus-two', 'sort-reversed']);
});

import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { ALL_FAULTS } from './all-faults.ts';
import { answerSheet, type AnswerSheet } from './answer-sheet.ts';
import { ANSWERS } from './answers-schema.ts';
import type { FaultFacts } from './fault.ts';

/** As parsed from `lab/answers.json`. */
const sheet: AnswerSheet = JSON.parse(JSON.stringify(answerSheet()));

test('[FAULT4, FAULT35] the answer sheet has every fault and is valid', () => {
  expect(sheet.faults.map(({ key }) => key)).toEqual(ALL_FAULTS.map(({ key }) => key));
  expect(parse(ANSWERS, sheet)).toEqual(sheet);
});

test('[FAULT35] a fault with an unknown or missing field is invalid', () => {
  const [fault] = sheet.faults;
  const { title: _, ...untitled } = fault as FaultFacts;
  expect(is(ANSWERS, { answers: 1, faults: [fault] })).toBe(true);
  expect(is(ANSWERS, { answers: 1, faults: [{ ...fault, inject: '' }] })).toBe(false);
  expect(is(ANSWERS, { answers: 1, faults: [untitled] })).toBe(false);
});

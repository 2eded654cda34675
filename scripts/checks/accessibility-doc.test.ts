import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The criteria of WCAG 2.2 at A and AA, as https://www.w3.org/TR/WCAG22/ has them. 4.1.1 is obsolete there. */
const CRITERIA = `
A  1.1.1 Non-text Content
A  1.2.1 Audio-only and Video-only (Prerecorded)
A  1.2.2 Captions (Prerecorded)
A  1.2.3 Audio Description or Media Alternative (Prerecorded)
AA 1.2.4 Captions (Live)
AA 1.2.5 Audio Description (Prerecorded)
A  1.3.1 Info and Relationships
A  1.3.2 Meaningful Sequence
A  1.3.3 Sensory Characteristics
AA 1.3.4 Orientation
AA 1.3.5 Identify Input Purpose
A  1.4.1 Use of Color
A  1.4.2 Audio Control
AA 1.4.3 Contrast (Minimum)
AA 1.4.4 Resize Text
AA 1.4.5 Images of Text
AA 1.4.10 Reflow
AA 1.4.11 Non-text Contrast
AA 1.4.12 Text Spacing
AA 1.4.13 Content on Hover or Focus
A  2.1.1 Keyboard
A  2.1.2 No Keyboard Trap
A  2.1.4 Character Key Shortcuts
A  2.2.1 Timing Adjustable
A  2.2.2 Pause, Stop, Hide
A  2.3.1 Three Flashes or Below Threshold
A  2.4.1 Bypass Blocks
A  2.4.2 Page Titled
A  2.4.3 Focus Order
A  2.4.4 Link Purpose (In Context)
AA 2.4.5 Multiple Ways
AA 2.4.6 Headings and Labels
AA 2.4.7 Focus Visible
AA 2.4.11 Focus Not Obscured (Minimum)
A  2.5.1 Pointer Gestures
A  2.5.2 Pointer Cancellation
A  2.5.3 Label in Name
A  2.5.4 Motion Actuation
AA 2.5.7 Dragging Movements
AA 2.5.8 Target Size (Minimum)
A  3.1.1 Language of Page
AA 3.1.2 Language of Parts
A  3.2.1 On Focus
A  3.2.2 On Input
AA 3.2.3 Consistent Navigation
AA 3.2.4 Consistent Identification
A  3.2.6 Consistent Help
A  3.3.1 Error Identification
A  3.3.2 Labels or Instructions
AA 3.3.3 Error Suggestion
AA 3.3.4 Error Prevention (Legal, Financial, Data)
A  3.3.7 Redundant Entry
AA 3.3.8 Accessible Authentication (Minimum)
A  4.1.2 Name, Role, Value
AA 4.1.3 Status Messages
`
  .trim()
  .split('\n')
  .map((line) => ({ level: line.slice(0, 2).trim(), criterion: line.slice(3) }));

interface Row {
  /** Number and name. */
  readonly criterion: string;
  readonly level: string;
  readonly how: string;
  readonly shownBy: string;
}

/** What is wrong with the tables of docs/accessibility.md. */
function problemsIn(doc: string, spec: string): readonly string[] {
  const rows = rowsOf(doc);
  const claimed = rows.filter(({ level }) => level !== 'AAA').map(({ criterion }) => criterion);
  const expected = CRITERIA.map(({ criterion }) => criterion);
  const rules = new Set(Array.from(spec.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm), ([, rule]) => rule));
  const place = (criterion = '') => expected.indexOf(criterion);
  return [
    ...expected.filter((criterion) => !claimed.includes(criterion)).map((it) => `${it}: no row`),
    ...claimed
      .filter((it, at) => place(it) <= place(claimed[at - 1]))
      .map((it) => `${it}: ${DISORDER}`),
    ...rows.flatMap((row) => faultsOf(row, rules).map((fault) => `${row.criterion}: ${fault}`)),
  ];
}

const DISORDER = 'doubled, out of order or unknown';

/** Every row of a table whose first cell begins with a criterion's number. */
function rowsOf(doc: string): readonly Row[] {
  return doc
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+\.\d+ /.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [, criterion = '', level = '', how = '', shownBy = ''] = cells;
      return { criterion, level, how, shownBy };
    });
}

function faultsOf({ criterion, level, how, shownBy }: Row, rules: ReadonlySet<unknown>): string[] {
  const faults = [];
  const due = CRITERIA.find((one) => one.criterion === criterion)?.level ?? 'AAA';
  if (level !== due) faults.push(`level ${level} instead of ${due}`);
  if (how.startsWith('Does not apply')) {
    if (!/^Does not apply: \S.*\.$/.test(how)) faults.push('no reason why it does not apply');
    if (shownBy !== '–') faults.push('rules for what does not apply');
    return faults;
  }
  if (how === '') faults.push('not said how');
  const named = shownBy.split(', ');
  if (!named.every((rule) => /^[A-Z]+\d+$/.test(rule))) return [...faults, 'shown by no rule'];
  const unknown = named.filter((rule) => !rules.has(rule));
  return [...faults, ...unknown.map((rule) => `${rule} is no rule of SPEC.md`)];
}

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
}

test('docs/accessibility.md has each criterion of A and AA once, with rules that there are', () => {
  expect(problemsIn(read('docs/accessibility.md'), read('SPEC.md'))).toEqual([]);
});

test('the list here has the 31 criteria of level A and the 24 of level AA', () => {
  const count = (wanted: string) => CRITERIA.filter(({ level }) => level === wanted).length;
  expect([count('A'), count('AA')]).toEqual([31, 24]);
});

const SPEC = '- **SEE1** It is so.\n- **SEE2** This too.\n';
const SOUND = CRITERIA.map(({ criterion, level }) => row(criterion, level)).join('');

function row(criterion: string, level: string, how = 'It is so.', shownBy = 'SEE1, SEE2'): string {
  return `| ${criterion} | ${level} | ${how} | ${shownBy} |\n`;
}

const KEYBOARD = row('2.1.1 Keyboard', 'A');
const NO_TRAP = row('2.1.2 No Keyboard Trap', 'A');

test('a sound table has no problem, and may go on to level AAA', () => {
  expect(problemsIn(SOUND + row('2.2.3 No Timing', 'AAA'), SPEC)).toEqual([]);
});

test.each([
  ['is missing', '', 'no row'],
  ['has another name', row('2.1.1 Keyboards', 'A'), 'no row'],
  ['is there twice', KEYBOARD + KEYBOARD, DISORDER],
  ['has the wrong level', row('2.1.1 Keyboard', 'AA'), 'level AA instead of A'],
  ['is claimed beyond AA only', row('2.1.1 Keyboard', 'AAA'), 'level AAA instead of A'],
  ['says nothing', row('2.1.1 Keyboard', 'A', ''), 'not said how'],
  ['names an unknown rule', row('2.1.1 Keyboard', 'A', 'So.', 'SEE9'), 'SEE9 is no rule'],
  ['names no rule', row('2.1.1 Keyboard', 'A', 'So.', '–'), 'shown by no rule'],
  ['is shown by words', row('2.1.1 Keyboard', 'A', 'So.', 'SEE1, trust'), 'shown by no rule'],
  ['gives no reason', row('2.1.1 Keyboard', 'A', 'Does not apply.', '–'), 'no reason'],
  [
    'needs no rule',
    row('2.1.1 Keyboard', 'A', 'Does not apply: so.'),
    'rules for what does not apply',
  ],
])('a criterion that %s is a problem', (_, instead, message) => {
  const problems = problemsIn(SOUND.replace(KEYBOARD, instead), SPEC);
  expect(problems).toContainEqual(expect.stringContaining(`2.1.1 Keyboard: ${message}`));
});

test('two criteria in the wrong order are a problem', () => {
  const swapped = SOUND.replace(KEYBOARD + NO_TRAP, NO_TRAP + KEYBOARD);
  expect(problemsIn(swapped, SPEC)).toEqual(['2.1.1 Keyboard: doubled, out of order or unknown']);
});

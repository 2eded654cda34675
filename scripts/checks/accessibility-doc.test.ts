import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Success criteria of level A and AA: https://www.w3.org/TR/WCAG22/ (4.1.1 is obsolete). */
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
  .map((line) => [line.slice(3), line.slice(0, 2).trim()] as const);

const ROOT = join(import.meta.dirname, '../..');
const spec = readFileSync(join(ROOT, 'SPEC.md'), 'utf8');
const rules = new Set([...spec.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm)].map(([, rule]) => rule));

/** The rows of all tables in docs/accessibility.md whose first cell is a criterion. */
const rows = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, criterion = '', level = '', how = '', shownBy = ''] = line.split('|');
    return [criterion, level, how, shownBy].map((cell) => cell.trim()) as Row;
  });

type Row = [criterion: string, level: string, how: string, shownBy: string];

test('docs/accessibility.md has every criterion of level A and AA once and in order', () => {
  const claimed = rows.filter(([, level]) => level !== 'AAA');
  expect(claimed.map(([criterion, level]) => [criterion, level])).toEqual(CRITERIA);
});

test.each(rows)('%s (%s) has rules of SPEC.md, or a reason why it does not apply', (...row) => {
  const [, , how, shownBy] = row;
  if (how.startsWith('Does not apply')) {
    expect(how).toMatch(/^Does not apply: \S.*\.$/);
    expect(shownBy).toBe('–');
    return;
  }
  expect(how).not.toBe('');
  expect(shownBy.split(', ').filter((rule) => !rules.has(rule))).toEqual([]);
});

test('the list has the 31 criteria of level A and the 24 of level AA', () => {
  const count = (wanted: string) => CRITERIA.filter(([, level]) => level === wanted).length;
  expect([count('A'), count('AA')]).toEqual([31, 24]);
});

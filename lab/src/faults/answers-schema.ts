/* The schema of the answer sheet. The build generates `lab/answers.schema.json` from it. The shop does not import it. */
import * as v from 'valibot';
import { PAGE_NAMES } from '#router/routes.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { FAULT_CLASSES, type FaultScreen } from './fault.ts';

function text(description: string) {
  return v.pipe(v.string(), v.nonEmpty(), v.description(description));
}

function matching(form: RegExp, description: string) {
  return v.pipe(v.string(), v.regex(form), v.description(description));
}

function whole(description: string) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.description(description));
}

const SCREENS: readonly FaultScreen[] = [...PAGE_NAMES, 'popup', 'menu'];

const DOSE = v.strictObject({
  default: whole('The dose without a number in the URL.'),
  min: whole('The smallest dose.'),
  max: whole('The largest dose.'),
  unit: text('What the number counts: `ms`, `nth addition`.'),
});

const PLACE = v.strictObject({
  role: text('The ARIA role of the element.'),
  name: v.exactOptional(text('Its accessible name; `{T}` is the title of a product.')),
  selector: text(
    'A CSS selector: a report in a hunt is right on a match, inside it, or up to two levels around it.',
  ),
});

const DETECTION = v.strictObject({
  by: v.pipe(
    v.picklist(['axe', 'web-vital', 'screenshot', 'assertion', 'hand']),
    v.description('`hand`: no automatic rule finds it.'),
  ),
  rule: v.exactOptional(text('The id of the rule of axe-core, or `LCP`, `CLS` or `INP`.')),
});

const CASES = v.pipe(
  v.strictObject({
    passed: text('The screen without the fault.'),
    failed: text('The same screen with the fault.'),
    inapplicable: text('The fault is on, but this screen does not show it.'),
  }),
  v.description('URLs relative to the base path, without a leading slash.'),
);

const FACTS = v.strictObject({
  key: matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Switches it on: `?lab=key`, or `?lab=key_dose`.'),
  kind: v.pipe(
    v.picklist(['fault', 'condition']),
    v.description('A healthy shop copes with a condition: a report of it is a false positive.'),
  ),
  class: v.picklist(FAULT_CLASSES),
  difficulty: v.pipe(v.picklist([1, 2, 3]), v.description('From easy (1) to hard (3) to find.')),
  title: text('The symptom in one line.'),
  screens: v.pipe(
    v.array(v.picklist(SCREENS)),
    v.minLength(1),
    v.description('The screens on which it shows. `popup` and `menu` are above any page.'),
  ),
  viewport: v.pipe(
    v.picklist(['any', 'phone', 'desktop']),
    v.description(
      'The window in which it shows: `phone` is narrower than 768px, `desktop` is not.',
    ),
  ),
  dose: v.exactOptional(DOSE),
  needsReload: v.exactOptional(
    v.pipe(v.literal(true), v.description('A switch takes effect after a reload.')),
  ),
  breaks: v.pipe(
    v.array(matching(/^(?:[A-Z]+\d+|WCAG \d\.\d\.\d+|LCP|CLS|INP)$/, 'CART1, WCAG 1.1.1, LCP')),
    v.description('Rules of SPEC.md, success criteria and web vitals. Empty for a condition.'),
  ),
  steps: v.pipe(
    v.array(text('What to do.')),
    v.minLength(1),
    v.description('How to see it, starting at the URL of the case `failed`.'),
  ),
  expected: text('What the healthy shop does.'),
  actual: text('What the shop does with the fault.'),
  where: PLACE,
  detect: v.pipe(DETECTION, v.description('What finds it.')),
  hints: v.pipe(
    v.strictTuple([text('vague'), text('plainer'), text('plain')]),
    v.description('From vague to plain.'),
  ),
  cases: CASES,
});

export const ANSWERS: v.GenericSchema<unknown, AnswerSheet> = v.pipe(
  v.strictObject({
    answers: v.pipe(v.literal(1), v.description('The version of this format.')),
    faults: v.pipe(v.array(FACTS), v.description('Faults and conditions.')),
  }),
  v.title('Answer sheet of the lab'),
  v.description('Every fault and condition of the shop: see lab/README.md.'),
);

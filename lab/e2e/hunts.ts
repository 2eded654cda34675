import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { FaultFacts } from '../src/faults/fault.ts';
import { formatHunt } from '../src/hunt/hunt-options.ts';
import { pickFaults } from '../src/hunt/pick-faults.ts';
import { panelOf } from './panel.ts';

/** The faults of the answer sheet that the build wrote. */
export function answers(): readonly FaultFacts[] {
  const sheet: { readonly faults: readonly FaultFacts[] } = JSON.parse(
    readFileSync('dist/lab/answers.json', 'utf8'),
  );
  return sheet.faults;
}

/**
 * The first hunt of all classes that hides exactly these two faults, with its option in the URL, `hunt-42_n2`. Its number
 * changes when faults are added.
 */
export function huntFor(...keys: readonly [string, string]) {
  const all = answers();
  for (let number = 0; number < 100_000; number += 1) {
    const hunt = { number, count: 2, class: null } as const;
    const faults = pickFaults(hunt, all);
    if (faults.every(({ key }) => keys.includes(key)))
      return { number, option: formatHunt(hunt), faults };
  }
  throw new Error(`No hunt hides ${keys.join()}`);
}

/** A button of the hunt's pill. */
export const pillButton = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true });

/** The dialog that asks for the class of a report. */
export const classes = (page: Page) =>
  page.getByRole('dialog', { name: 'What kind of fault is it?' });

/** Reports an element of the shop by mouse or by touch. A hunt of one class does not ask for the class, `kind`. */
export async function report(
  element: Locator,
  kind?: string,
  act: 'click' | 'tap' = 'click',
): Promise<void> {
  const page = element.page();
  await pillButton(page, 'Report')[act]();
  await element[act]();
  if (kind !== undefined) await classes(page).getByRole('button', { name: kind })[act]();
}

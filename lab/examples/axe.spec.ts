import { type Browser, expect, test } from '@playwright/test';
import axe from 'axe-core';

interface Fault {
  readonly key: string;
  readonly kind: 'fault' | 'condition';
  readonly class: string;
  readonly detect: { readonly by: string };
  readonly cases: { readonly passed: string; readonly failed: string };
}

test('what axe finds of the accessibility faults', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const sheet = await request.get('lab/answers.json');
  const { faults }: { faults: readonly Fault[] } = await sheet.json();
  const wanted = faults.filter((one) => one.kind === 'fault' && one.class === 'accessibility');
  const healthy = new Map<string, readonly string[]>();
  const found: string[] = [];
  for (const { key, cases } of wanted) {
    const before = healthy.get(cases.passed) ?? (await findViolations(browser, cases.passed));
    healthy.set(cases.passed, before);
    const after = await findViolations(browser, cases.failed);
    if (after.some((rule) => !before.includes(rule))) found.push(key);
  }
  const missed = wanted.map(({ key }) => key).filter((key) => !found.includes(key));
  const falseAlarms = [...healthy.values()].flat().length;
  console.log({ recall: found.length / wanted.length, found, missed, falseAlarms });
  expect(falseAlarms).toBe(0);
  expect(found).toEqual(wanted.filter(({ detect }) => detect.by === 'axe').map(({ key }) => key));
});

/** The rules of axe that a page breaks, as a new visitor has it. */
async function findViolations(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('html[data-page]').waitFor();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
  await page.close();
  return violations.map(({ id }) => id);
}

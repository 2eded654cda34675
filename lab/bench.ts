import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import * as bench from '../bench/measure.ts';
import type { LoadFigures } from '../bench/probe.ts';
import { readCount, readOptions, refuse, runCommand } from '../scripts/cli.ts';
import { start } from '../scripts/serve.ts';
import type { FaultFacts } from './src/faults/fault.ts';

const HELP = `
Usage: npx tsx lab/bench.ts [options]

Measures the web vitals of the lab's performance faults on a phone, in
their cases "passed" (the healthy shop) and "failed" (with the fault), and marks
each fault that does not cross the threshold of the vital that it says it breaks.

  --only <list>    keys of faults (all of the class performance)
  --rounds <n>     page loads of each case; medians are printed (3)
  --help           print this help
Exit code: 0 every fault crosses its threshold and the healthy shop does not;
1 one does not, or measuring failed; 2 wrong use.
`;

/** The highest "good" value of each web vital (https://web.dev/articles/vitals). */
const THRESHOLDS = { LCP: 2500, CLS: 0.1, INP: 200 } as const;
const VITALS = Object.keys(THRESHOLDS) as Vital[];

/** The wait after a load or an interaction, so that what a fault delays is measured too, in milliseconds. */
const SETTLE_MS = 1500;

type Vital = keyof typeof THRESHOLDS;
interface Subject {
  readonly key: string;
  readonly fault: FaultFacts;
  readonly address: string;
}

/**
 * What a visitor does to notice the fault. The function returned is measured, as each of its interactions counts for
 * INP. Without one INP is not measured.
 */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<() => Promise<void>>>> = {
  'badge-late': addToCart,
  'inp-add': addToCart,
  'inp-grows': async (page) => async () => {
    const plus = page.getByRole('button', { name: /^Increase quantity of/ }).first();
    for (let click = 0; click < 5; click += 1) await plus.tap();
  },
  'inp-key': async (page) => {
    await page.getByRole('button', { name: 'Open search' }).tap();
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.press('c');
    await box.press('o');
    return () => box.press('t');
  },
  'inp-menu': async (page) => () => page.getByRole('button', { name: 'Menu' }).tap(),
  thrash: async (page) => {
    const sort = page.getByLabel('Sort by');
    await sort.focus();
    // Chromium draws an open dropdown outside the page, where its paints cannot be observed.
    return () => sort.press('ArrowDown');
  },
};

const options = readOptions(HELP, {
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
});
const only = options.only?.split(',');
const rounds = readCount('rounds', options.rounds);
await runCommand(main, 'Could not measure');
// Also ends the server and the browser.
process.exit();

async function main(): Promise<void> {
  const faults = readFaults();
  const { url } = await start({ port: 0 });
  const browser = await bench.launchChromium();
  const subjects: Subject[] = faults.flatMap((fault) =>
    (['passed', 'failed'] as const).map((name) => ({
      key: `${fault.key}: ${name}`,
      fault,
      address: url + fault.cases[name],
    })),
  );
  const results = await bench.interleave(rounds, subjects, (subject) =>
    // On a busy machine a load may not end in time: the second attempt counts.
    measure(browser, subject).catch(() => measure(browser, subject)),
  );
  const rows = faults.map(({ key, detect }) => {
    const passed = bench.mediansOf(results[`${key}: passed`] ?? []);
    const failed = bench.mediansOf(results[`${key}: failed`] ?? []);
    const vital = VITALS.find((name) => name === detect.rule);
    const crosses =
      !vital || (passed[vital] <= THRESHOLDS[vital] && failed[vital] > THRESHOLDS[vital]);
    if (!crosses) process.exitCode = 1;
    const figures = VITALS.flatMap((name) => [
      [`${name} passed`, Number(passed[name].toPrecision(3))],
      [`${name} failed`, Number(failed[name].toPrecision(3))],
    ]);
    const verdict = { breaks: vital ?? 'none', '': crosses ? '' : 'NOT CROSSED' };
    return [key, { ...Object.fromEntries(figures), ...verdict }];
  });
  console.log(`Performance faults, phone, medians of ${rounds}; good:`, THRESHOLDS);
  console.table(Object.fromEntries(rows));
}

/** Those to measure, of the answer sheet in the build. */
function readFaults(): readonly FaultFacts[] {
  const sheet = JSON.parse(readFileSync('dist/lab/answers.json', 'utf8')) as {
    faults: readonly FaultFacts[];
  };
  const all = sheet.faults.filter(
    (fault) => fault.class === 'performance' && fault.kind === 'fault',
  );
  const unknown = only?.find((key) => !all.some((fault) => fault.key === key));
  if (unknown !== undefined)
    refuse(`'${unknown}' is none of ${all.map(({ key }) => key).join(', ')}`);
  return only ? all.filter(({ key }) => only.includes(key)) : all;
}

function measure(browser: Browser, { fault, address }: Subject): Promise<Record<Vital, number>> {
  return bench.withTab(browser, 'slow', async (page, session) => {
    await page.addInitScript(observeInteractions);
    await bench.open(page, { url: address, card: 'main h1', count: 1, ready: 'html[data-ready]' });
    await page.waitForTimeout((fault.dose?.default ?? 0) + SETTLE_MS);
    // An input ends the observation of LCP.
    const { lcp, cls } = await bench.evaluate<LoadFigures>(session, '__bench.result()');
    const act = await ACTIONS[fault.key]?.(page);
    if (!act) return { LCP: lcp, CLS: cls, INP: NaN };
    await page.waitForTimeout(SETTLE_MS);
    await bench.evaluate(session, 'void (__bench.interaction = 0)');
    await act();
    await page.waitForTimeout(SETTLE_MS);
    return {
      LCP: lcp,
      CLS: cls,
      INP: await bench.evaluate<number>(session, '__bench.interaction'),
    };
  });
}

/** Runs in the page: `__bench.interaction` is the longest interaction so far, in milliseconds, as INP counts it. */
function observeInteractions(): void {
  new PerformanceObserver((list) => {
    const bench = Reflect.get(window, '__bench') as { interaction: number };
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) bench.interaction = Math.max(bench.interaction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function addToCart(page: Page): Promise<() => Promise<void>> {
  const add = page.locator('[data-product] button').first();
  await add.scrollIntoViewIfNeeded();
  return () => add.tap();
}

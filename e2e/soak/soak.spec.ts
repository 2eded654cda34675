import type { CDPSession } from '@playwright/test';
import { expect, notInFirefox, test as base } from '../fixtures/shop.ts';
import { walk } from './walk.ts';

/** The steps of each walk. A failure prints its seed; the same SOAK_SEED and SOAK_STEPS repeat the walk. */
const STEPS = Number(process.env['SOAK_STEPS'] ?? (process.env['TEST_FULL'] ? 80 : 40));
const SEED = Number(process.env['SOAK_SEED'] ?? 1);

/** Steps after which the baseline is measured: by then most code has run once. */
const WARM_UP = 24;

/** Milliseconds; a step takes about 0.1 s. */
const STEP_LIMIT = 1000;

/** V8 counts the machine code of hot functions as heap, which grows with every step. */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const test = base.extend({
  launchOptions: [
    ({ launchOptions, browserName }, provide) => {
      const args = browserName === 'chromium' ? [NO_MACHINE_CODE] : [];
      return provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});

// A trace of thousands of steps is too large; the seed reproduces the walk.
test.use({ trace: 'off' });

test.beforeEach(async ({ shop }) => {
  test.setTimeout(60_000 + STEPS * STEP_LIMIT);
  await shop.stopClock();
  await shop.open('?seed=7');
});

test(
  '[DATA12] the shop matches the model after every step of a random walk',
  notInFirefox('comparing after every step is too slow over BiDi'),
  async ({ shop }) => {
    await walk(shop, { seed: SEED, steps: STEPS, reloads: true });
  },
);

test(
  '[DATA12, DATA13] a long visit without a reload leaks no memory',
  { ...notInFirefox('it does not report the memory of a page'), tag: '@full' },
  async ({ shop, page }, { annotations }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const samples: Memory[] = [];
    const every = Math.ceil(STEPS / 10);
    await walk(shop, {
      seed: SEED + 1,
      steps: STEPS,
      reloads: false,
      every,
      rest: async () => void samples.push(await measureMemory(devTools)),
    });
    annotations.push({ type: 'memory', description: JSON.stringify(samples) });
    const [first, last] = [samples[Math.ceil(WARM_UP / every) - 1], samples.at(-1)];
    if (!first || !last) throw new RangeError(`SOAK_STEPS must be at least ${WARM_UP}`);
    expect(last.heap, 'heap').toBeLessThanOrEqual(1.1 * first.heap);
    expect(last.listeners, 'listeners').toBeLessThanOrEqual(1.1 * first.listeners);
    // The browser's undo history holds a node for each typed text, and fewer than one step in five types.
    expect(last.nodes, 'nodes').toBeLessThanOrEqual(1.1 * first.nodes + STEPS / 5);
  },
);

interface Memory {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory of the page after garbage collection. */
async function measureMemory(devTools: CDPSession): Promise<Memory> {
  // A collection may free objects that the next one finds.
  for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

import { expect, notInFirefox, test as base } from '../fixtures/shop.ts';
import { memoryOf, type Memory } from './memory.ts';
import { walk } from './walk.ts';

/**
 * `SOAK_STEPS` is the length of each walk (`npm run soak` asks for 5,000), `SOAK_SEED` its chance: a walk
 * that fails tells its seed, and the same seed and length walk the same way again.
 */
const STEPS = Number(process.env['SOAK_STEPS'] ?? (process.env['TEST_FULL'] ? 80 : 40));
const SEED = Number(process.env['SOAK_SEED'] ?? 1);

/** Steps within which a visit has come by every part of the shop: code that runs for the first time piles nothing up. */
const ONCE_AROUND = 24;

/** Generous, in milliseconds: a step takes 0.1 s, and more where a browser is driven from far outside. */
const STEP_LIMIT = 1000;

/** Machine code that V8 makes of what runs often counts as heap, and comes as a visit goes on: here it makes none. */
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

// A film of thousands of steps would outgrow them: the seed brings a walk back.
test.use({ trace: 'off' });

test.beforeEach(async ({ shop }) => {
  test.setTimeout(60_000 + STEPS * STEP_LIMIT);
  await shop.stopClock();
  await shop.open('?seed=7');
});

test(
  '[DATA12] after every step of a walk the shop shows what the rules say',
  notInFirefox('looking at it after every step is for a browser that is driven from within'),
  async ({ shop }) => {
    await walk(shop, { seed: SEED, steps: STEPS, reloads: true });
  },
);

test(
  '[DATA12, DATA13] a long visit without a reload piles nothing up',
  { ...notInFirefox('it does not report how much memory a page holds'), tag: '@full' },
  async ({ shop, page }, { annotations }) => {
    const measure = await memoryOf(page);
    const looks: Memory[] = [];
    const every = Math.ceil(STEPS / 10);
    await walk(shop, {
      seed: SEED + 1,
      steps: STEPS,
      reloads: false,
      every,
      rest: async () => void looks.push(await measure()),
    });
    annotations.push({ type: 'memory', description: JSON.stringify(looks) });
    const [first, last] = [looks[Math.ceil(ONCE_AROUND / every) - 1], looks.at(-1)];
    if (!first || !last) throw new RangeError(`Fewer than ${ONCE_AROUND} steps show nothing`);
    expect(last.heap, 'heap').toBeLessThanOrEqual(1.1 * first.heap);
    expect(last.listeners, 'listeners').toBeLessThanOrEqual(1.1 * first.listeners);
    // For Undo the browser keeps a node of each text that was typed, on a bare page with one field too; not
    // one step in five types.
    expect(last.nodes, 'nodes').toBeLessThanOrEqual(1.1 * first.nodes + STEPS / 5);
  },
);

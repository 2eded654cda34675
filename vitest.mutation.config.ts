import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const SLOW = /(?:size|stocking|generate)\.test\.ts$/;

/** Most mutants are found before it comes to the slow tests. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const failedFirst = await super.sort(files);
    return failedFirst.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  return Number(SLOW.test(moduleId));
}

/** How Stryker runs the unit tests (`npm run mutation`). */
export default defineConfig({
  test: {
    // The base path of the tests: BASE in src/test-utils/products.ts.
    env: { BASE_URL: '/rivulet/' },
    include: ['src/**/*.test.ts'],
    // As in vitest.config.ts: slow is not broken.
    testTimeout: 30_000,
    setupFiles: ['src/test-utils/fixed-seed.ts'],
    sequence: { sequencer: SlowLast },
  },
});

import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { shopConfig } from './vite-plugins/shop-config.ts';

const SLOW = /generate\.test\.ts$/;

/** Runs slow tests last: most mutants are killed before. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const failedFirst = await super.sort(files);
    return failedFirst.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  return Number(SLOW.test(moduleId));
}

/** Configuration of the unit tests for Stryker (docs/mutation.md). */
export default defineConfig({
  plugins: [shopConfig()],
  test: {
    // The base path of the tests: BASE in src/test-utils/products.ts.
    env: { BASE_URL: '/rivulet/' },
    include: ['src/**/*.test.ts'],
    // As in vitest.config.ts.
    testTimeout: 30_000,
    setupFiles: ['src/test-utils/fixed-seed.ts'],
    sequence: { sequencer: SlowLast },
  },
});

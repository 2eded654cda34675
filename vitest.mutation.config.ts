import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

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

const { projects: _projects, ...test } = shared.test ?? {};

/** Configuration of the unit tests for Stryker (docs/mutation.md). */
export default defineConfig({
  ...shared,
  test: {
    ...test,
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: [test.setupFiles ?? [], 'src/test-utils/fixed-seed.ts'].flat(),
    sequence: { sequencer: SlowLast },
  },
});

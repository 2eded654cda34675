/* `rivulet/lab` in the package, where it lies in lib/: the answer sheet that the shop publishes. */
import { readFileSync } from 'node:fs';
import type { FaultFacts } from './facts.ts';

export type * from './facts.ts';

const SHEET = new URL('../dist/lab/answers.json', import.meta.url);

/** Every fault and condition of the lab. */
export const { faults } = JSON.parse(readFileSync(SHEET, 'utf8')) as {
  readonly faults: readonly FaultFacts[];
};

import { ALL_FAULTS } from './all-faults.ts';
import type { FaultFacts } from './fault.ts';

/** Every fault and condition of the lab, as `lab/answers.json` has them. `lab/answers.schema.json` is its JSON Schema. */
export interface AnswerSheet {
  /** The version of this format. */
  readonly answers: 1;
  readonly faults: readonly FaultFacts[];
}

export function answerSheet(): AnswerSheet {
  return {
    answers: 1,
    faults: ALL_FAULTS.map(({ decorate: _decorate, inject: _inject, ...facts }) => facts),
  };
}

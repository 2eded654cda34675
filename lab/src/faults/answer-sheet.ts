import { ALL_FAULTS } from './all-faults.ts';
import type { FaultFacts } from './fault.ts';

/** The content of `lab/answers.json` (SPEC FAULT4). Its JSON Schema is `lab/answers.schema.json`. */
export interface AnswerSheet {
  /** The version of this format. */
  readonly answers: 1;
  readonly faults: readonly FaultFacts[];
}

/** The facts of every fault and condition. */
export function answerSheet(): AnswerSheet {
  return {
    answers: 1,
    faults: ALL_FAULTS.map(({ decorate: _decorate, inject: _inject, ...facts }) => facts),
  };
}

import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { isClient } from './client.ts';

const MODULE = fileURLToPath(new URL('../src/lab/faults/answer-sheet.ts', import.meta.url));

/** Writes `lab/answers.json`, the facts of every fault of the lab (SPEC FAULT4). */
export function labAnswers(): Plugin {
  return {
    name: 'rivulet-lab-answers',
    apply: 'build',
    applyToEnvironment: isClient,
    async generateBundle() {
      const { module } = await runnerImport<{ readonly answerSheet: () => object }>(MODULE, {
        configFile: false,
        logLevel: 'warn',
      });
      const source = `${JSON.stringify(module.answerSheet(), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'lab/answers.json', source });
    },
  };
}

import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { isClient } from '../client.ts';

type Module = typeof import('../../src/lab/faults/answer-sheet.ts');

const MODULE = fileURLToPath(new URL('../../src/lab/faults/answer-sheet.ts', import.meta.url));
const FILE = 'lab/answers.json';

/** Writes and serves `lab/answers.json`, the facts of every fault of the lab (SPEC FAULT4). */
export function labAnswers(): Plugin {
  return {
    name: 'rivulet-lab-answers',
    applyToEnvironment: isClient,
    configureServer(server) {
      const load = async () => toJson((await server.ssrLoadModule(MODULE)) as Module);
      server.middlewares.use(server.config.base + FILE, (_request, response, next) => {
        response.setHeader('Content-Type', 'application/json');
        load().then((json) => response.end(json), next);
      });
    },
    async generateBundle() {
      const options = { configFile: false, logLevel: 'warn' } as const;
      const { module } = await runnerImport<Module>(MODULE, options);
      this.emitFile({ type: 'asset', fileName: FILE, source: toJson(module) });
    },
  };
}

function toJson({ answerSheet }: Module): string {
  return `${JSON.stringify(answerSheet(), null, 2)}\n`;
}

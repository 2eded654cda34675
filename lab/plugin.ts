import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { isClient } from '../vite-plugins/client.ts';
import type { ExtraPage } from '../vite-plugins/documents/prerender.ts';
import { labPage } from './page.ts';

type Module = typeof import('./src/faults/answer-sheet.ts');

const ANSWERS = fileURLToPath(new URL('src/faults/answer-sheet.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('public/', import.meta.url));

/** The lab's document: see `page.ts`. */
export const PAGE: ExtraPage = {
  file: 'lab.html',
  script: 'lab/src/page/lab-page.ts',
  styleSheet: 'lab/src/page/lab-page.css',
  html: labPage,
};

/** Writes and serves what the lab publishes: `lab/answers.json`, the facts of every fault (SPEC FAULT4), types and schemas. */
export function labFiles(): Plugin {
  return {
    name: 'rivulet-lab-files',
    applyToEnvironment: isClient,
    configureServer(server) {
      const load = async () => toJson((await server.ssrLoadModule(ANSWERS)) as Module);
      for (const name of readdirSync(PUBLIC)) {
        server.middlewares.use(`${server.config.base}lab/${name}`, (_request, response) => {
          response.setHeader(
            'Content-Type',
            name.endsWith('.json') ? 'application/json' : 'text/plain',
          );
          response.end(readFileSync(PUBLIC + name));
        });
      }
      server.middlewares.use(
        `${server.config.base}lab/answers.json`,
        (_request, response, next) => {
          response.setHeader('Content-Type', 'application/json');
          load().then((json) => response.end(json), next);
        },
      );
    },
    async generateBundle() {
      const options = { configFile: false, logLevel: 'warn' } as const;
      const { module } = await runnerImport<Module>(ANSWERS, options);
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `lab/${name}`, source });
      emit('answers.json', toJson(module));
      for (const name of readdirSync(PUBLIC)) emit(name, readFileSync(PUBLIC + name, 'utf8'));
    },
  };
}

function toJson({ answerSheet }: Module): string {
  return `${JSON.stringify(answerSheet(), null, 2)}\n`;
}

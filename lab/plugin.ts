import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport, type Plugin } from 'vite';
import { isClient } from '../vite-plugins/client.ts';

type Module = typeof import('./published-json.ts');

/** Texts by file name. */
type Files = Readonly<Record<string, string>>;

const JSON_FILES = fileURLToPath(new URL('published-json.ts', import.meta.url));

const ROOMS = ['./', '../agents/'].map((folder) =>
  normalizePath(fileURLToPath(new URL(folder, import.meta.url))),
);

/** Whether a module is in the lab's chunk: of the lab, or of the tasks that it sets. */
export function isOfLab(module: string): boolean {
  return ROOMS.some((folder) => module.startsWith(folder));
}

/** Writes and serves what the lab publishes: the types of `window.rivulet`, and JSON. */
export function labFiles(): Plugin {
  return {
    name: 'rivulet-lab-files',
    enforce: 'pre',
    applyToEnvironment: isClient,
    resolveId: {
      // The lab gets a copy of the library: what it alone uses of the shop's would be in the shop's entry chunk.
      filter: { id: /^valibot$/ },
      async handler(id, importer = '') {
        if (!isOfLab(importer)) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && `${resolved.id}?lab`;
      },
    },
    configureServer(server) {
      const load = async () => filesOf((await server.ssrLoadModule(JSON_FILES)) as Module);
      server.middlewares.use(`${server.config.base}lab`, ({ url = '' }, response, next) => {
        const respond = (files: Files) => {
          const text = files[url.slice(1)];
          if (text === undefined) return next();
          const type = url.endsWith('.json') ? 'application/json' : 'text/plain';
          return response.setHeader('Content-Type', type).end(text);
        };
        load().then(respond, next);
      });
    },
    async generateBundle() {
      const options = { configFile: false, logLevel: 'warn' } as const;
      const { module } = await runnerImport<Module>(JSON_FILES, options);
      for (const [name, source] of Object.entries(filesOf(module))) {
        this.emitFile({ type: 'asset', fileName: `lab/${name}`, source });
      }
    },
  };
}

function filesOf({ publishedJson, publishedTypes }: Module): Files {
  return { 'rivulet.d.ts': publishedTypes(), ...publishedJson() };
}

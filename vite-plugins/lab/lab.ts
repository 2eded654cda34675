import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isClient } from '../client.ts';

/** Modules without state that the lab gets a copy of. */
const COPIED = /^(?:valibot|#domain\/catalogue\/related\.ts)$/;

/** The query of a copy. */
const COPY = '?lab';

/**
 * Gives the lab its own copies of modules that the shop's chunks contain. A module is in one chunk: what only the lab
 * uses of valibot would be in the entry chunk, and a module of a page's chunk would become a file that the page requests.
 */
export function lab(): Plugin {
  return {
    name: 'rivulet-lab',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isClient,
    resolveId: {
      filter: { id: COPIED },
      async handler(source, importer) {
        if (importer?.includes('/src/lab/') !== true) return null;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && { ...resolved, id: resolved.id + COPY };
      },
    },
    load: {
      filter: { id: /\?lab$/ },
      handler: (id) => readFile(id.slice(0, -COPY.length), 'utf8'),
    },
  };
}

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isClient } from '../client.ts';

/** Modules without state, of which the lab gets its own copy. */
const COPIED = /^(?:valibot|#domain\/catalogue\/related\.ts)$/;

/** The query that makes the id of a copy different. */
const COPY = '?lab';

/**
 * Gives the lab its own copies of modules that the shop uses too. Rolldown puts each module into one chunk. Without the
 * copies the entry chunk would contain what only the lab uses of valibot, and `related.ts` would become a chunk of its
 * own that product pages request.
 */
export function copyLabModules(): Plugin {
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

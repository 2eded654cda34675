import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from '../deploy/built-site.mjs';
import { isClient } from './client.ts';

/** Writes the service worker once all else is written, as it carries the hash of every file that it keeps. */
export function precache(workerScript: () => string): Plugin {
  return {
    name: 'rivulet-offline',
    apply: 'build',
    applyToEnvironment: isClient,
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const code = await readFile(workerScript(), 'utf8');
      await writeFile(join(dir, 'sw.js'), fillServiceWorker(code, await hashFiles(dir)));
    },
  };
}

/** The worker's script with the files it keeps, and with what tells this build from others. */
export function fillServiceWorker(code: string, files: Readonly<Record<string, string>>): string {
  const list = JSON.stringify(files);
  const version = createHash('sha256').update(list).update(code).digest('base64url').slice(0, 12);
  return `const FILES=${list},VERSION="${version}";${code}`;
}

/**
 * Not kept: what only hosts, crawlers and launchers ask for, and the document for lost paths, which hosts answer
 * with 404.
 */
const LEFT_OUT =
  /(?:^404\.html|^(?:apple-touch-icon|icon-|social).*\.png|\.(?:txt|xml|map|json)|^sw\.js)$/;

/** Every file to keep, by its path below the folder, with its hash as Subresource Integrity has it. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const paths = filesBelow(folder).filter((path) => !LEFT_OUT.test(path));
  const hashed = paths.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(join(folder, path)));
    return [path, `sha256-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

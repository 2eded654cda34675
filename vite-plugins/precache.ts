import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from '../deploy/built-site.ts';
import { isClient } from './client.ts';

/** Writes the service worker last: it contains the hash of every file that it precaches. */
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

/** The worker's script with its precache list and a version that is different in every build. */
export function fillServiceWorker(code: string, files: Readonly<Record<string, string>>): string {
  const list = JSON.stringify(files);
  const version = createHash('sha256').update(list).update(code).digest('base64url').slice(0, 12);
  return `const FILES=${list},VERSION="${version}";${code}`;
}

/**
 * Not precached: files for hosts, crawlers and app launchers only, the document of status 404, the lab, the tools, and
 * pictures larger than 300 px.
 */
const EXCLUDED =
  /(?:^404\.html|^(?:assets\/)?lab[-/].*|^assets\/tools-.*|^pictures\/.*(?<!-300)\.avif|^(?:apple-touch-icon|icon-|social).*\.png|\.(?:txt|xml|map|json)|^sw\.js)$/;

/** Every file to precache: path below the folder → hash in the format of Subresource Integrity. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const paths = filesBelow(folder).filter((path) => !EXCLUDED.test(path));
  const hashed = paths.map(async (path) => {
    const hash = createHash('sha256').update(await readFile(join(folder, path)));
    return [path, `sha256-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

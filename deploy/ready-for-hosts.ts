import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readBuiltSite } from './built-site.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

/** The other files are images and fonts, which are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|ts|css|json|map|webmanifest|txt|xml|svg)$/;

/**
 * Writes compressed copies, `_headers` and `_redirects` into a built folder. Rejects when it contains no shop, or one
 * whose documents carry different policies.
 */
export async function readyForHosts(dir: string): Promise<void> {
  const site = readBuiltSite(dir);
  const texts = site.files.filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(texts.map((file) => compress(join(dir, file))));
  writeFileSync(join(dir, '_headers'), headersFile(site));
  writeFileSync(join(dir, '_redirects'), redirectsFile(site));
}

/** Writes a `.br` and a `.gz` copy beside a file, where they are smaller. */
async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  // By default brotli compresses as much as it can, gzip does not.
  const copies = {
    br: await promisify(brotliCompress)(text),
    gz: await promisify(gzip)(text, { level: 9 }),
  };
  for (const [suffix, copy] of Object.entries(copies)) {
    if (copy.length < text.length) await writeFile(`${path}.${suffix}`, copy);
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillServiceWorker, hashFiles } from './precache.ts';

test('[OFF1] the files that the shop needs are precached, those for hosts, crawlers, launchers, agents and the lab only are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-offline-'));
  for (const name of ['assets', 'lab', 'pictures']) mkdirSync(join(folder, name));
  const precached =
    'index.html assets/shop.js assets/label.js favicon.svg manifest.webmanifest pictures/cup-300.avif';
  const excluded =
    'pictures/cup-600.avif pictures/cup-960.avif pictures/cup-close-960.avif pictures/hero-cup-600.avif ' +
    '404.html sw.js robots.txt sitemap.xml icon-512.png social.png assets/shop.js.map ' +
    'assets/tools-1a.js assets/tools-1a.css assets/lab-1a.js assets/lab-1a.css lab/rivulet.d.ts lab/state.schema.json';
  for (const file of `${precached} ${excluded}`.split(' ')) {
    writeFileSync(join(folder, file), 'abc');
  }
  // The hash of "abc", from FIPS 180-2.
  const hash = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
  const expected = Object.fromEntries(precached.split(' ').map((file) => [file, hash]));
  expect(await hashFiles(folder)).toEqual(expected);
  rmSync(folder, { recursive: true });
});

test('[OFF3] a changed file or worker gives the build another version', () => {
  const versionOf = (code: string, files: Record<string, string>) =>
    /VERSION="([^"]+)"/.exec(fillServiceWorker(code, files))?.[1];
  const version = versionOf('code', { 'index.html': 'a' });
  expect(version).toMatch(/^[\w-]{12}$/);
  expect(versionOf('code', { 'index.html': 'a' })).toBe(version);
  expect(versionOf('code', { 'index.html': 'b' })).not.toBe(version);
  expect(versionOf('other', { 'index.html': 'a' })).not.toBe(version);
});

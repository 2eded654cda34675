import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('[SERVE24] NODE_ENV=production does not leave out what the build needs', () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const listed = execFileSync('npm', ['ls', 'vite', '--parseable'], { env, encoding: 'utf8' });
  expect(listed).toContain(join('node_modules', 'vite'));
});

test('[SERVE46] a folder with # in its path is reported in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet #-'));
  for (const name of readdirSync('.')) symlinkSync(resolve(name), join(folder, name));
  // The folder of this file is the one that counts.
  rmSync(join(folder, 'vite.config.ts'));
  copyFileSync('vite.config.ts', join(folder, 'vite.config.ts'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'silent'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    1,
    `Vite cannot build in a folder with "#" in its path: ${folder}\n`,
  ]);
  rmSync(folder, { recursive: true });
});

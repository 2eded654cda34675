/* Runs `npm test` in a copy of the project without the folder lab/, which may be deleted (docs/decisions/0024-lab.md). */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'rivulet-without-lab-'));
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ':!lab'];
const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
for (const file of files) cpSync(join(ROOT, file), join(copy, file));
for (const args of [['ci'], ['test']]) execFileSync('npm', args, { cwd: copy, stdio: 'inherit' });
rmSync(copy, { recursive: true });

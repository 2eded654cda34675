import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync('deploy/Containerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What follows each instruction of that name. */
function given(name: string): string[] {
  return lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length));
}

test('[SERVE9] it copies from the project what is there and is not left out', () => {
  const left = new Set(readFileSync('.dockerignore', 'utf8').split('\n'));
  const copied = given('COPY')
    .filter((line) => !line.includes('--from'))
    .flatMap((line) => line.trim().split(/\s+/).slice(0, -1));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path) || left.has(path))).toEqual([]);
});

test('[SERVE9] what git leaves out is left out of what the container is built from, too', () => {
  const names = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
  const wanted = names('.gitignore').filter((name) => name !== '' && name !== '.DS_Store');
  expect(names('.dockerignore')).toEqual(expect.arrayContaining(wanted));
});

test('[SERVE9] it copies from the first stage what that makes', () => {
  const made = given('COPY').flatMap((line) => /--from=build \/shop\/(\S+)/.exec(line)?.[1] ?? []);
  expect(made).toEqual(['dist', 'deploy/out/nginx.conf']);
  const run = given('RUN').join('\n');
  expect(run).toContain('npm ci --ignore-scripts');
  const named = [...run.matchAll(/node (scripts\/\S+)/g)].map(([, path]) => path ?? '');
  expect(named).toEqual(['scripts/generate/deploy.mjs']);
  // Where the configuration looks for the files is where they are copied to.
  expect(run).toContain('--root /srv/rivulet');
  expect(given('COPY').some((line) => line.endsWith('/shop/dist /srv/rivulet'))).toBe(true);
});

test('[SERVE9] images are named by their version, and the last stage is an ordinary user', () => {
  for (const image of given('FROM')) expect(image).toMatch(/:\d+[\w.-]*/);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const user = last.findLast((line) => line.startsWith('USER '));
  expect(Number(user?.split(' ')[1])).toBeGreaterThan(0);
  // Ports below 1024 are root's.
  expect(Number(given('EXPOSE')[0])).toBeGreaterThan(1023);
});

test('[SERVE10] npm is told to run no script of a package', () => {
  const said = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(said.trim()).toBe('true');
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});

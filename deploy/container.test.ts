import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync('deploy/Containerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The arguments of every instruction of that name. */
function argsOf(name: string): string[] {
  return lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length));
}

test('[SERVE9] it copies only files that exist and are not ignored', () => {
  const ignored = new Set(readFileSync('.dockerignore', 'utf8').split('\n'));
  const copied = argsOf('COPY')
    .filter((line) => !line.includes('--from'))
    .flatMap((line) => line.trim().split(/\s+/).slice(0, -1));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path) || ignored.has(path))).toEqual([]);
});

test('[SERVE9] .dockerignore has every entry of .gitignore', () => {
  const names = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''));
  const expected = names('.gitignore').filter((name) => name !== '' && name !== '.DS_Store');
  expect(names('.dockerignore')).toEqual(expect.arrayContaining(expected));
});

test('[SERVE9] it copies from the first stage what that stage builds', () => {
  const copied = argsOf('COPY').flatMap(
    (line) => /--from=build \/shop\/(\S+)/.exec(line)?.[1] ?? [],
  );
  expect(copied).toEqual(['dist', 'deploy/out/nginx.conf']);
  const run = argsOf('RUN').join('\n');
  expect(run).toContain('npm ci --ignore-scripts');
  // nginx.conf must look for the files where they are copied to.
  expect(run).toContain('npm run build -- --root /srv/rivulet');
  expect(argsOf('COPY').some((line) => line.endsWith('/shop/dist /srv/rivulet'))).toBe(true);
});

test('[SERVE9] images have a version tag, and the last stage does not run as root', () => {
  for (const image of argsOf('FROM')) expect(image).toMatch(/:\d+[\w.-]*/);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const user = last.findLast((line) => line.startsWith('USER '));
  expect(Number(user?.split(' ')[1])).toBeGreaterThan(0);
  // Ports below 1024 need root.
  expect(Number(argsOf('EXPOSE')[0])).toBeGreaterThan(1023);
});

test('[SERVE10] npm runs no install scripts', () => {
  const value = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' });
  expect(value.trim()).toBe('true');
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});

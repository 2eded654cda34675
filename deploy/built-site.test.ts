import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';
import { builtFixture, POLICY } from './fixture.ts';

const folders: string[] = [];

function built(...args: Parameters<typeof builtFixture>): string {
  const dist = builtFixture(...args);
  folders.push(dist);
  return dist;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('base path and files are read from the folder', () => {
  const { base, files } = readBuiltSite(built('/a/b/c/'));
  expect(base).toBe('/a/b/c/');
  expect(files).toContain('pictures/6e19894d/radio.avif');
  expect(readBuiltSite(built('/')).base).toBe('/');
});

test('[SERVE4] the policy is read from the documents, with entities decoded', () => {
  expect(readBuiltSite(built('/')).policy).toBe(POLICY);
  const script = '<script src="/assets/a.js"></script>';
  const encoded = `<meta content="default-src &#39;none&#39;;\n  img-src 'self'" http-equiv="Content-Security-Policy" />`;
  expect(readBuiltSite(built('/', encoded + script)).policy).toBe(
    "default-src 'none'; img-src 'self'",
  );
  expect(readBuiltSite(built('/', script)).policy).toBeNull();
});

test('[SERVE4] documents with different policies are rejected', () => {
  expect(() => readBuiltSite(built('/', undefined, '<p>not found</p>'))).toThrow('same policy');
});

test('a folder without a built shop is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-built-'));
  folders.push(folder);
  expect(() => readBuiltSite(folder)).toThrow('build first');
  const html = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  expect(() => readBuiltSite(built('/', html))).toThrow('references no script');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.mjs';
import { builtFixture, POLICY } from './fixture.ts';

const made: string[] = [];

function built(...given: Parameters<typeof builtFixture>): string {
  const dist = builtFixture(...given);
  made.push(dist);
  return dist;
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

test.each(['/', '/rivulet/', '/a/b/c/'])('a shop built for %s says so', (base) => {
  const { base: read, files } = readBuiltSite(built(base));
  expect(read).toBe(base);
  expect(files).toContain('pictures/6e19894d/mug.avif');
});

test('[SERVE4] the policy is the one in the documents, as a browser reads it', () => {
  expect(readBuiltSite(built('/')).policy).toBe(POLICY);
  const script = '<script src="/assets/a.js"></script>';
  const encoded = `<meta content="default-src &#39;none&#39;;\n  img-src 'self'" http-equiv="Content-Security-Policy" />`;
  const html = encoded + script;
  const same = { 'index.html': html, 'products/index.html': html, '404.html': html };
  expect(readBuiltSite(built('/', same)).policy).toBe("default-src 'none'; img-src 'self'");
  const none = { 'index.html': script, 'products/index.html': script, '404.html': script };
  expect(() => readBuiltSite(built('/', none))).toThrow('same policy');
});

test('[SERVE4] documents that disagree on the policy are refused', () => {
  expect(() => readBuiltSite(built('/', { '404.html': '<p>lost</p>' }))).toThrow('same policy');
});

test('a folder that holds no built shop is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-built-'));
  made.push(folder);
  expect(() => readBuiltSite(folder)).toThrow('build first');
  const html = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const blank = { 'index.html': html, 'products/index.html': html, '404.html': html };
  expect(() => readBuiltSite(built('/', blank))).toThrow('names no script');
});

import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { readSiteUrl } from './site-url.ts';

test.each([undefined, '', '  '])('[META2] with SITE_URL %j the origin is unknown', (value) => {
  expect(readSiteUrl(value, '/rivulet/')).toBeNull();
});

test.each([
  ['https://shop.example', 'https://shop.example'],
  [' https://Shop.Example/ ', 'https://shop.example'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['https://shop.example/rivulet', 'https://shop.example'],
  ['https://shop.example/rivulet/', 'https://shop.example'],
])('[META2] with SITE_URL "%s" the origin is %s', (value, origin) => {
  expect(readSiteUrl(value, '/rivulet/')).toBe(origin);
});

const INVALID = [
  'shop.example',
  'https://',
  'ftp://shop.example',
  'https:shop.example',
  'javascript:alert(1)',
  'https://me:secret@shop.example',
  'https://shop.example?x=1',
  'https://shop.example/#top',
  'https://shop.example/other/',
];

test.each(INVALID)('[META3] the SITE_URL "%s" is invalid', (value) => {
  expect(() => readSiteUrl(value, '/rivulet/')).toThrow(value);
});

test('[META3] an invalid SITE_URL ends the build with one line', async () => {
  const { code, output } = await build({ SITE_URL: 'shop.example' });
  expect(code).toBe(1);
  expect(output).toBe('SITE_URL is invalid, it is not a URL: shop.example\n');
});

function build(env: Readonly<Record<string, string>>) {
  return new Promise<{ code: unknown; output: string }>((done) => {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-invalid'];
    execFile(process.execPath, vite, { env: { ...process.env, ...env } }, (error, out, err) =>
      done({ code: error?.code, output: out + err }),
    );
  });
}

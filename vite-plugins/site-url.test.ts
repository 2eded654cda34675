import { spawnSync } from 'node:child_process';
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

test.each([
  'shop.example',
  'https://',
  'ftp://shop.example',
  'https:shop.example',
  'javascript:alert(1)',
  'https://me:secret@shop.example',
  'https://shop.example?x=1',
  'https://shop.example/#top',
  'https://shop.example/other/',
])('[META21] the SITE_URL "%s" is invalid', (value) => {
  expect(() => readSiteUrl(value, '/rivulet/')).toThrow(value);
});

test.each([
  ['SITE_URL', 'shop.example', 'SITE_URL is invalid, it is not a URL: shop.example\n'],
  ['BASE_PATH', '../x', 'BASE_PATH is not a valid path: ../x\n'],
])('[META21, APP27] an invalid %s ends the build with one line', (name, value, line) => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', 'dist-invalid'];
  const env = { ...process.env, [name]: value };
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { env, encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([1, line]);
});

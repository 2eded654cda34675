import { expect, test } from 'vitest';
import { cacheOf, documentPolicy, HEADERS, isLasting, WORKER_CSP } from './headers.mjs';

test.each([
  ['assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
  ['pictures/6e19894d/mug@2x.avif', 'public, max-age=31536000, immutable'],
  ['index.html', 'no-cache'],
  ['products/index.html', 'no-cache'],
  ['404.html', 'no-cache'],
  ['sw.js', 'no-cache'],
  ['manifest.webmanifest', 'no-cache'],
  ['pictures/LICENSE.txt', 'public, max-age=3600'],
  ['favicon.svg', 'public, max-age=3600'],
  ['more/sw.js', 'public, max-age=3600'],
  ['more/assets/a.js', 'public, max-age=3600'],
])('[SERVE5] %s is kept as %s says', (path, value) => {
  expect(cacheOf(path)).toBe(value);
  expect(isLasting(path)).toBe(value.endsWith('immutable'));
});

test('[SERVE4] framing is forbidden beside whatever the documents say', () => {
  expect(documentPolicy("default-src 'none';")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('[SERVE4] every answer is https only, not sniffed, not framed, of its own origin, and asks for nothing', () => {
  const { 'Permissions-Policy': permissions, ...rest } = Object.fromEntries(HEADERS);
  expect(rest).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(permissions).toContain(`${power}=()`);
  }
  expect(permissions).not.toContain('web-share');
});

test('[SERVE4] the worker may fetch the shop’s files and nothing else', () => {
  expect(WORKER_CSP).toBe("default-src 'none'; connect-src 'self'");
});

import { expect, test } from 'vitest';
import { cacheOf, documentPolicy, HEADERS, isImmutable } from './headers.ts';

test.each([
  ['pictures/6e19894d/radio-600.avif', 'public, max-age=31536000, immutable'],
  ['index.html', 'no-cache'],
  ['sw.js', 'no-cache'],
  ['pictures/LICENSE.txt', 'public, max-age=3600'],
  ['more/sw.js', 'public, max-age=3600'],
  ['more/assets/a.js', 'public, max-age=3600'],
])('[SERVE5] %s gets Cache-Control %s', (path, value) => {
  expect(cacheOf(path)).toBe(value);
  expect(isImmutable(path)).toBe(value.endsWith('immutable'));
});

test('[SERVE4] frame-ancestors is added to the policy of the documents', () => {
  expect(documentPolicy("default-src 'none';")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(documentPolicy(null)).toBe("frame-ancestors 'none'");
});

test('[SERVE4] every response has HSTS, nosniff, framing, referrer, isolation and permission headers', () => {
  const { 'Permissions-Policy': permissions, ...rest } = Object.fromEntries(HEADERS);
  expect(rest).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(permissions).toContain(`${feature}=()`);
  }
  expect(permissions).not.toContain('web-share');
});

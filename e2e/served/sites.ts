import { join } from 'node:path';

/** The base paths that are tested. */
export const BASES = ['/', '/rivulet/', '/a/b/c/'] as const;
export type Base = (typeof BASES)[number];

/** The folder of the shop built for a base path. */
export function siteFor(base: Base): string {
  return join(process.env['SITES'] ?? '', String(BASES.indexOf(base)));
}

import { join } from 'node:path';

/** The base paths that the hosts' tests serve the shop under. */
export const BASES = ['/', '/rivulet/', '/a/b/c/'] as const;
export type Base = (typeof BASES)[number];

/** The folder that holds the shop built for a base. */
export function siteFor(base: Base): string {
  return join(process.env['SITES'] ?? '', String(BASES.indexOf(base)));
}

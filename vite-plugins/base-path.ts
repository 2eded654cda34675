import { parseBasePath } from './parse-base-path.mjs';

const DEFAULT_BASE = '/rivulet/';

/**
 * The path the whole app lives under, with a slash at both ends.
 * `BASE_PATH=shop` and `BASE_PATH=/shop/` mean the same; absent or blank means `/rivulet/`.
 * Throws on what could not be the path of an address (SPEC APP rules).
 */
export function readBasePath(value: string | undefined): string {
  const path = value?.trim() || DEFAULT_BASE;
  const base = parseBasePath(path);
  if (base === null) throw new Error(`BASE_PATH is not a usable path: ${path}`);
  return base;
}

const DEFAULT_BASE = '/rivulet/';

/**
 * The app's base path with a slash at both ends, from the value of `BASE_PATH`: `shop` and `/shop/` mean the same,
 * absent or blank means `/rivulet/`. Throws for an invalid path (SPEC APP5, APP27); `.` and `..` are invalid, as browsers
 * resolve them and request another path than the shop was built for.
 */
export function readBasePath(value: string | undefined): string {
  const path = value?.trim() || DEFAULT_BASE;
  const base = `/${path}/`.replace(/\/+/g, '/');
  if (/\/\.\.?\//.test(base) || !/^[\w\-./~]*$/.test(base)) {
    throw new Error(`BASE_PATH is not a valid path: ${path}`);
  }
  return base;
}

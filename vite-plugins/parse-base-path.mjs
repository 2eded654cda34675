/**
 * A base path with a slash at both ends; null for an invalid path. `.` and `..` are invalid: browsers resolve them, and
 * request another path than the shop was built for.
 * @param {string} path
 */
export function parseBasePath(path) {
  const base = `/${path}/`.replace(/\/+/g, '/');
  return /\/\.\.?\//.test(base) || !/^[\w\-./~]*$/.test(base) ? null : base;
}

/**
 * A path as the base of all addresses, with a slash at both ends; null for what could not be the path of one. Steps
 * (`.` and `..`) could not: a browser would resolve them, and ask for another path than the shop was built for.
 * @param {string} path
 */
export function parseBasePath(path) {
  const base = `/${path}/`.replace(/\/+/g, '/');
  return /\/\.\.?\//.test(base) || !/^[\w\-./~]*$/.test(base) ? null : base;
}

/**
 * Whether the URL is the page that a document was prerendered for, with or without a slash at its end. False for a
 * document without a page (empty path).
 */
export function matchesDocument(path = ''): boolean {
  return path !== '' && [path, `${path}/`].includes(location.pathname);
}

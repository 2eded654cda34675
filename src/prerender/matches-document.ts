/**
 * Whether the address is that of the page whose path a document names, with or without a slash at its end. A document
 * that names none has no page of its own.
 */
export function matchesDocument(path = ''): boolean {
  return path !== '' && [path, `${path}/`].includes(location.pathname);
}

/*
 * Links and test configurations give a user and a password in the address, as in `https://user:pass@host/`. Seen in every
 * browser: it runs the entry chunk twice, as the lazy chunks import it without them, and refuses each `fetch` (SPEC APP22).
 */

/** Loads the document at its address without user and password, which the browser goes on sending. */
export function leaveCredentials(): void {
  const here = parseAddress();
  if (!hasCredentials(here)) return;
  here.username = here.password = '';
  // The app would start meanwhile.
  stop();
  location.replace(location.hash === '' ? here.href.slice(0, -1) : here.href);
  // Firefox takes it for a change of the fragment, and loads nothing.
  if (!hasCredentials(parseAddress())) location.reload();
}

/** The document's address. Only a link has user and password in every browser. */
function parseAddress(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = location.hash || '#';
  return link;
}

function hasCredentials({ username, password }: HTMLAnchorElement): boolean {
  return username !== '' || password !== '';
}

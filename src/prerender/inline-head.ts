/* Inline script in the head of every document: runs before anything is painted. */
import { SEARCH_PARAMS } from '#domain/search/search-params.ts';
import { noteLab } from '../../lab/src/early-lab.ts';
import { documentData, matchesDocument, NO_SCRIPT_ID } from './contract.ts';
import { captureEarlyInput } from './early-input.ts';
import { watchStart } from './start-status.ts';

leaveCredentials();

// The build puts this link right before the script: vite-plugins/documents/documents.ts.
const expectLink = document.querySelector<HTMLLinkElement>('[rel=expect]');
if (expectLink) {
  const { path, list } = documentData(expectLink);
  const hasQuery = new RegExp(`[?&](${SEARCH_PARAMS.join('|')})=`).test(location.search);
  // Another page's document, or the unfiltered list, would flash before the inline body script changes it: block the
  // first paint until an element after that script is parsed.
  if (!matchesDocument(path) || (list !== undefined && hasQuery)) {
    expectLink.href = `#${NO_SCRIPT_ID}`;
  }
}

noteLab();
captureEarlyInput();
watchStart();

/**
 * Loads the document at its address without user and password, which the browser goes on sending. With them the browser
 * would run the entry chunk twice, as its lazy chunks import it without them, and refuse each `fetch` (SPEC APP22).
 */
function leaveCredentials(): void {
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

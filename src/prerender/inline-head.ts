/* Inline script in the head of every document: runs before anything is painted. */
import { SEARCH_PARAMS } from '#domain/search/search-params.ts';
import { leaveCredentials } from '#outside/credentials.ts';
import { noteLab } from '../../lab/src/early-lab.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import { documentData, matchesDocument, NO_SCRIPT_ID } from './contract.ts';
import { captureEarlyInput } from './early-input.ts';
import { watchStart } from './start-status.ts';

leaveCredentials();

// The build puts this link right before the script: vite-plugins/documents/documents.ts.
const expectLink = document.querySelector<HTMLLinkElement>('[rel=expect]');
if (expectLink) {
  const { path, list } = documentData(expectLink);
  const hasQuery = new RegExp(`[?&](${SEARCH_PARAMS.join('|')})=`).test(location.search);
  // Another page's document, the unfiltered list, or a page without the room for Undo would flash before the inline body
  // script changes it: block the first paint until an element after that script is parsed.
  if (!matchesDocument(path) || (list !== undefined && hasQuery) || carriedFragment() !== '') {
    expectLink.href = `#${NO_SCRIPT_ID}`;
  }
}

noteLab();
captureEarlyInput();
watchStart();

/* Inline script in the head of every document: runs before anything is painted. */
import { SEARCH_PARAMS } from '#domain/search/search-params.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { documentData, htmlData, NO_SCRIPT_ID } from './contract.ts';
import { captureEarlyInput } from './early-input.ts';
import { matchesDocument } from './matches-document.ts';
import { watchStart } from './start-status.ts';

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

// The page would shift when the panel opens beside it.
if (labPanel() === 'open') htmlData().labPanel = 'open';

captureEarlyInput();
watchStart();

/** How the lab's panel will start (SPEC LAB6). */
function labPanel(): string | null {
  const params = new URLSearchParams(location.search);
  const lab = params.get('lab');
  if (lab === null) return null;
  return params.get('lab-panel') ?? rememberedPanel(lab) ?? (lab === '' ? 'open' : null);
}

function rememberedPanel(lab: string): string | null {
  try {
    const session = JSON.parse(sessionStorage.getItem(storageKey('lab')) ?? 'null');
    return session.lab === lab ? session.panel : null;
  } catch {
    // There is none, or it is denied.
    return null;
  }
}

/*
 * The script in the head of every document, which runs before anything is painted. What it looks for, the build has
 * put right before it (vite-plugins/documents.ts).
 */
import { KEYS } from '#domain/search/search-params.ts';
import { keepEarlyInput } from './early-input.ts';
import { matchesDocument } from './matches-document.ts';

const hold = document.querySelector<HTMLLinkElement>('[rel=expect]');

// A document that is not the page's own would flash before the boot script has changed it, as would the list's where
// something is asked of the list. What comes after that script is waited for.
const asks = new RegExp(`[?&](${KEYS.join('|')})=`);
const isOwn = matchesDocument(hold?.dataset['path']);
const isAsked = hold?.dataset['list'] !== undefined && asks.test(location.search);
if (hold && (isAsked || !isOwn)) hold.href = '#no-script';

keepEarlyInput();

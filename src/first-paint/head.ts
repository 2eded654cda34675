/*
 * The script in the head of every document, which runs before anything is painted. What it looks for, the build has
 * put right before it (build/documents.ts).
 */
import { KEYS } from '#domain/search/url.ts';
import { isOwnPage } from './own-page.ts';

const hold = document.querySelector<HTMLLinkElement>('[rel=expect]');

// A document that is not the page's own would flash before the boot script has changed it, as would the list's where
// something is asked of the list. What comes after that script is waited for.
const asks = new RegExp(`[?&](${KEYS.join('|')})=`);
const isOwn = isOwnPage(hold?.dataset['path']);
const isAsked = hold?.dataset['list'] !== undefined && asks.test(location.search);
if (hold && (isAsked || !isOwn)) hold.href = '#no-script';

// On a line that has brought the document in less than 0.1 s the script is here soon enough when the boot script asks
// for it, after the first paint or the list's cards.
if (performance.now() >= 100) {
  document.head.append(document.querySelector('template')?.content ?? '');
}

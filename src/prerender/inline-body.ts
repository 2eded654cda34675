/*
 * The script inside the document itself, which runs before the first paint and before React: it pours the
 * visitor's own products into the home page's grid, or into the list's when its skeletons go, and a product into the
 * top of its page. React then takes over the same elements with the same products
 * (docs/decisions/0019-first-paint.md).
 */
import { afterPaint } from '#lib/after-paint.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { firstCardCount, listTitle } from '#components/product-grid/product-card-props.ts';
import { productAt, productFromId } from '#domain/catalogue/generate.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { chooseCatalogue, formatCatalogueParams } from '#domain/catalogue-params.ts';
import { trimmed } from '#domain/text.ts';
import { SEARCHING_MS } from '#stores/search.ts';
import { CART_KEY } from '#stores/persistence/keys.ts';
import { canonicalPath, createHrefs, hrefOfSearch, routeOf } from '#router/routes.ts';
import { isReady, SENT_SEARCH } from './early-input.ts';
import { matchesDocument } from './matches-document.ts';
import { fillCards, fillIntro, replaceSkeletons } from './fill-templates.ts';

// What the document holds is painted first, then its cards, then the app starts: each takes a slow phone longer
// than a frame. Arranged first: whatever goes wrong below, the app starts.
const painted = afterPaint();
let shown: Promise<unknown> = painted;
void painted.then(() => shown).finally(() => addToHead('first-script'));

const path = canonicalPath(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}
const { seed, size, pin, invalid } = chooseCatalogue(location.search, null, randomSeed);
for (const param of invalid) {
  console.warn(`The address's "${param}" is not usable and is ignored.`);
}
const href = createHrefs(pin);
const route = routeOf(path);
const query = parseSearchParams(location.search);

const root = document.querySelector<HTMLElement>('#root');
const intro = route.page === 'product' ? introOf(route.id) : null;
const grid = document.querySelector('main [data-cards]');
const skeletons = document.querySelector('main [data-skeleton]')?.parentElement;
const emptyCard = document.querySelector<HTMLTemplateElement>('#empty-card');

// Loaded again, the page is as high as it was, or the browser could not bring it back to where it was left.
const height = Number(Reflect.get(Object(history.state), 'height'));
if (height) document.body.style.cssText = `min-block-size:${height}px;overflow-anchor:none`;

const { dataset } = document.documentElement;
dataset['seed'] = String(seed);

// A host may answer every path with one and the same file; and the list's own shows none of the filters asked for.
const isUnfiltered = formatSearchParams({ ...query, text: '' }) === '';
const isOwn = matchesDocument(root?.dataset['path']) && (!skeletons || isUnfiltered);
if (!isOwn) {
  document.querySelector('header [aria-current]')?.removeAttribute('aria-current');
  document.querySelector('main')?.replaceChildren(...(intro ? [intro] : []));
}
// With the slash that the address may end with: React then has nothing to draw again once it knows the address.
root?.setAttribute('data-path', isOwn || intro ? path : '');
for (const link of document.querySelectorAll('header a, main a')) {
  link.setAttribute('href', link.getAttribute('href') + formatCatalogueParams(pin));
}

if (route.page === 'product') addToHead('product-code');

if (isOwn && emptyCard && (grid ?? skeletons)) {
  const products = Array.from({ length: firstCardCount(size) }, (_, index) =>
    productAt({ seed, index }, BASE_PATH),
  );
  // Made by now, so that their first pictures are under way.
  const cards = fillCards(emptyCard, products, href.product);
  if (grid) {
    // Whoever waits for the document to be read finds the cards in it.
    const pour = Promise.race([painted, documentIsRead()]).then(() => grid.append(cards));
    shown = pour.then(afterPaint);
  } else if (skeletons && query.text === '') {
    void showSkeletons().then(() => {
      // React draws the list from here on, or soon.
      if ('seen' in dataset) replaceSkeletons(skeletons, cards);
      return delete dataset['seen'];
    });
  }
}

if (isOwn && skeletons && query.text !== '') {
  document.querySelector('h1')?.replaceChildren(listTitle(query.text));
  // Room for the count, which comes with the results.
  document.querySelector('main [data-expected]')?.setAttribute('data-expected', 'true');
  void showSkeletons();
}

if (isOwn && route.page === 'cart' && hasNoCart()) {
  document.querySelector('main [hidden]')?.removeAttribute('hidden');
}

const field = document.querySelector('input');
// On the list the box shows what is searched for.
if (field && route.page === 'products') {
  // Unless something has been typed by now.
  field.value ||= query.text;
  // So that it is not taken for typed.
  field.dataset['asked'] = query.text;
}

// A search waits for no script. One that was sent before this script came is in `earlyInput`.
document.addEventListener('submit', ({ target }) => search(target), true);
for (const control of window.earlyInput?.keys() ?? []) search(control);

/**
 * Goes to the results. What is searched for is saved by the app that starts there, which finds it in the entry of the
 * history; loading another document would leave it behind.
 */
function search(form: unknown): void {
  if (!(form instanceof HTMLFormElement) || isReady()) return;
  const text = trimmed(field?.value ?? '');
  const to = hrefOfSearch(href, route, location.search, text);
  const isList = route.page === 'products';
  if (!isList) {
    // Where this page was left: Back leads there within the app (router/scroll-restoration.ts).
    history.replaceState({ entry: `${performance.timeOrigin}`, ...history.state, scrollY }, '');
  }
  history[isList ? 'replaceState' : 'pushState']({ [SENT_SEARCH]: text }, '', to);
  scrollTo(0, 0);
  location.reload();
}

/** Resolves when they have been seen for as long as a search takes. */
async function showSkeletons(): Promise<void> {
  await painted;
  // Until cards are in their place or React has them.
  dataset['seen'] = String(performance.now());
  await new Promise((done) => setTimeout(done, SEARCHING_MS));
}

/** Before anybody else hears of it. */
function documentIsRead(): Promise<unknown> {
  return new Promise((done) =>
    addEventListener('DOMContentLoaded', done, { capture: true, once: true }),
  );
}

/** The top of the page of a product; null when the id is none's. */
function introOf(id: string): DocumentFragment | null {
  const product = productFromId(id, BASE_PATH);
  const empty = document.querySelector<HTMLTemplateElement>('#empty-intro');
  return product && empty && fillIntro(empty, product);
}

/** Nothing is stored as one; what is stored and cannot be used is left to the shop. */
function hasNoCart(): boolean {
  try {
    return ['[]', null].includes(localStorage.getItem(CART_KEY));
  } catch {
    return true;
  }
}

/** What a template of the document holds takes effect. */
function addToHead(id: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  if (template) document.head.append(template.content);
}

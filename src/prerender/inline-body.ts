/*
 * Inline script at the end of the body: runs before React, usually before the first paint. It chooses the seed and
 * renders the visitor's products from templates: into the home page's grid, into the list's after the skeletons, and
 * into the top of a product page. React then hydrates the same elements (docs/decisions/0019-prerendering.md).
 */
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { firstCardCount, listCount, listTitle } from '#components/product-content.ts';
import { productAt, productFromId } from '#domain/catalogue/generate.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { watchForeignChanges } from '#outside/foreign-changes.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { keepParams, withKeptParams } from '#router/kept-params.ts';
import { canonicalPath, createHrefs, routeOf } from '#router/routes.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import { historyState } from '#router/history-state.ts';
import {
  documentData,
  FILLED_TEXT,
  htmlData,
  matchesDocument,
  NO_PATH,
  RESERVED,
  ROOT_ID,
  SEARCHING_MS,
  CARD_TEMPLATE_ID,
  INTRO_TEMPLATE_ID,
  APP_TEMPLATE_ID,
  slotSelector,
  type Slot,
} from './contract.ts';
import { isReady } from './early-input.ts';
import { labParam } from '../../lab/src/early-lab.ts';
import { captureSearch } from './early-search.ts';
import { fillCards, fillIntro, replaceSkeletons } from './fill-templates.ts';

// Paint the document, then the cards, then run the app: on a slow phone each takes longer than a frame. Registered
// first, so that the app runs even if something below throws.
const firstPaint = afterPaint();
let cardsPainted: Promise<unknown> = firstPaint;
void firstPaint.then(() => cardsPainted).finally(startApp);

const path = canonicalPath(location.pathname);
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash);
const route = routeOf(path);
const { seed, size, pinned, invalid } = chooseCatalogue(
  location.search,
  route.page === 'product' ? route.id : null,
  randomSeed,
);
for (const param of invalid) console.warn(`The URL parameter "${param}" is invalid and ignored.`);
const data = htmlData();
data.seed = String(seed);
keepParams({ ...pinned, ...labParam() });

const href = createHrefs();
const query = parseSearchParams(location.search);
const root = document.getElementById(ROOT_ID) ?? document.body;
const skeletons = slot('skeletons');
const field = document.querySelector('input');
const isOwnPage = isOwnDocument();
if (carriedFragment() !== '') slot('undo')?.setAttribute(RESERVED, '');
const intro = route.page === 'product' ? introOf(route.id) : null;
if (!isOwnPage) replacePage(intro);
// As in the URL, trailing slash included: with a different path React would re-render the page.
documentData(root).path = isOwnPage || intro ? path : NO_PATH;
reserveHeight();
completeLinks();
if (isOwnPage) fillPage();
if (field && route.page === 'products') showQuery(field);
captureSearch(field, href, route);
const foreignChanges = (window.foreignChanges = watchForeignChanges(root));

/** A host may serve one document for every path, and the prerendered list is unfiltered. */
function isOwnDocument(): boolean {
  const isUnfiltered = formatSearchParams({ ...query, text: '' }) === '';
  return matchesDocument(documentData(root).path) && (!skeletons || isUnfiltered);
}

/** Replaces the page of another path by the top of a product page, if that is what the URL is. */
function replacePage(intro: DocumentFragment | null): void {
  document.querySelector('header [aria-current]')?.removeAttribute('aria-current');
  const parts = [slot('undo'), intro].filter((part) => part !== null);
  document.querySelector('main')?.replaceChildren(...parts);
}

/** Adds the kept parameters to all links, and on a click the fragment that is still to be carried out. */
function completeLinks(): void {
  const links = '[data-link]';
  for (const link of document.querySelectorAll(links))
    link.setAttribute('href', withKeptParams(link.getAttribute('href') ?? ''));
  // The page that a link opens carries out the fragment in place of this one (CART33).
  const carryFragment = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    if (link && !isReady()) link.hash ||= carriedFragment();
  };
  document.addEventListener('click', carryFragment, true);
}

/** What the prerendered page lacks: the visitor's products, and whether the cart is empty. */
function fillPage(): void {
  const grid = slot('cards');
  const template = findTemplate(CARD_TEMPLATE_ID);
  if (grid && template) fillGrid(grid, template);
  if (skeletons && template) void updateList(skeletons, template);
  if (route.page === 'cart' && carriedFragment() === '' && isCartEmpty())
    slot('empty-cart')?.removeAttribute('hidden');
}

/** Shows the query in the search box. Text that was typed before this script ran stays. */
function showQuery(field: HTMLInputElement): void {
  field.value ||= query.text;
  field.setAttribute(FILLED_TEXT, query.text);
}

/** Adds the home page's cards when the document is parsed or after the first paint, whichever is first. */
function fillGrid(grid: Element, template: HTMLTemplateElement): void {
  // Before the wait: creating the cards requests their pictures.
  const cards = createCards(template);
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, true));
  cardsPainted = Promise.race([firstPaint, parsed]).then(() => {
    grid.append(cards);
    foreignChanges.skipOwn();
    return afterPaint();
  });
}

/** Shows the query in the heading; without a query, replaces the skeletons by cards 0.5 s after their paint. */
async function updateList(skeletons: HTMLElement, template: HTMLTemplateElement): Promise<void> {
  const cards = query.text === '' ? createCards(template) : null;
  if (!cards) document.querySelector('h1')?.replaceChildren(listTitle(query.text));
  await firstPaint;
  data.skeletonsSince = String(performance.now());
  if (!cards) return;
  await new Promise((resolve) => setTimeout(resolve, SEARCHING_MS));
  // `main.tsx` deletes the attribute before React renders the list.
  if (data.skeletonsSince !== undefined) {
    replaceSkeletons(skeletons, cards);
    slot('result-count')?.replaceChildren(listCount(size));
    foreignChanges.skipOwn();
  }
  delete data.skeletonsSince;
}

function createCards(template: HTMLTemplateElement): DocumentFragment {
  const products = Array.from({ length: firstCardCount(size) }, (_, index) =>
    productAt({ seed, index }),
  );
  return fillCards(template, products, href.product);
}

/** The top of a product page; null for an invalid product id. */
function introOf(id: string): DocumentFragment | null {
  const product = productFromId(id);
  const template = findTemplate(INTRO_TEMPLATE_ID);
  return product && template && fillIntro(template, product);
}

/** After a reload, sets the page's previous height, so that the browser can restore the scroll position (PAINT24). */
function reserveHeight(): void {
  const height = Number(historyState().height);
  if (height) document.body.style.cssText = `min-block-size:${height}px;overflow-anchor:none`;
}

/** False also for an invalid stored cart, which the app logs. */
function isCartEmpty(): boolean {
  try {
    return ['[]', null].includes(localStorage.getItem(storageKey('cart')));
  } catch {
    return true;
  }
}

function slot(name: Slot): HTMLElement | null {
  return document.querySelector(`main ${slotSelector(name)}`);
}

function findTemplate(id: string): HTMLTemplateElement | null {
  return document.querySelector(`template#${id}`);
}

/** The script once the style sheet has loaded: what React renders would otherwise be seen without its styles. */
function startApp(): void {
  const app = findTemplate(APP_TEMPLATE_ID)?.content;
  if (!app) return;
  const sheet = app.querySelector('link');
  sheet?.addEventListener('load', () => document.head.append(app));
  document.head.append(sheet ?? app);
}

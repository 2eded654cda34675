/*
 * The script inside the document itself, which runs before the first paint and before React: it pours the
 * visitor's own products into the home page's grid, or into the list's when its skeletons go, and a product into the
 * top of its page. React then takes over the same elements with the same products
 * (docs/decisions/0019-first-paint.md).
 */
import { afterPaint } from '#browser/after-paint.ts';
import { randomSeed } from '#browser/random-seed.ts';
import { cardsAtFirst } from '#components/card-facts.ts';
import { productAt, productFromId } from '#domain/catalogue/generate.ts';
import { formatSearch, parseSearch } from '#domain/search/url.ts';
import { chooseStart, formatPin } from '#domain/start.ts';
import { SEARCHING_MS } from '#stores/search.ts';
import { CART_KEY } from '#stores/stored-cart.ts';
import { createHrefs, routeOf } from '../routes.ts';
import { answerEarly } from './early.ts';
import { isOwnPage } from './own-page.ts';
import { pourCards, pourIntro, replaceSkeletons } from './pour.ts';

// What the document holds is painted first, then its cards, then the shop starts: each takes a slow phone longer
// than a frame. Said first: whatever goes wrong below, the shop starts.
const painted = afterPaint();
let shown: Promise<unknown> = painted;
void painted.then(() => shown).finally(startShop);

const base = import.meta.env.BASE_URL;
const { seed, size, pin, unusable } = chooseStart(location.search, null, randomSeed);
for (const param of unusable) {
  console.warn(`The address's "${param}" is not usable and is ignored.`);
}
const href = createHrefs(base, pin);
const route = routeOf(location.pathname, base);

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
// When the skeletons were first seen, until cards are in their place or React has them.
dataset['seen'] = String(performance.now());

// A host may answer every path with one and the same file; and the list's own shows nothing that was asked for.
const isWanted = grid !== null || formatSearch(parseSearch(location.search)) === '';
const isOwn = isWanted && isOwnPage(root?.dataset['path']);
if (!isOwn) {
  document.querySelector('header [aria-current]')?.removeAttribute('aria-current');
  document.querySelector('main')?.replaceChildren(...(intro ? [intro] : []));
}
const isShown = isOwn || intro !== null;
// With the slash that the address may end with: React then has nothing to draw again once it knows the address.
root?.setAttribute('data-path', isShown ? location.pathname : '');
for (const link of document.querySelectorAll('header a, main a')) {
  link.setAttribute('href', link.getAttribute('href') + formatPin(pin));
}

// Only the shop can show what is not here yet; and where the head has asked for its script, all of it is wanted.
if (!isShown || !isLeftForLater('early-script')) askForScript();

if (isOwn && emptyCard && (grid ?? skeletons)) {
  const products = Array.from({ length: cardsAtFirst(size) }, (_, index) =>
    productAt({ seed, index }, base),
  );
  const cards = pourCards(emptyCard, products, href.product);
  // Made by now, so that their first pictures are under way.
  if (grid) {
    // Whoever waits for the document to be read finds the cards in it.
    const pour = Promise.race([painted, documentIsRead()]).then(() => grid.append(cards));
    shown = pour.then(afterPaint);
  } else if (skeletons) {
    const listed = new Promise((done) => setTimeout(done, SEARCHING_MS)).then(() => {
      // React draws the list from here on, or soon.
      if (!('seen' in dataset)) return undefined;
      replaceSkeletons(skeletons, cards);
      delete dataset['seen'];
      return afterPaint();
    });
    // Not asked for yet, the script would only get in the way of the list's pictures.
    if (isLeftForLater('early-script')) shown = Promise.race([listed, longWait()]);
  }
}

if (isShown && route.page === 'cart') {
  if (hasNoCart()) document.querySelector('main [hidden]')?.removeAttribute('hidden');
  // Only the shop can show what is in one.
  else askForScript();
}

const field = document.querySelector('input');
// On the list the box shows what is searched for.
if (field && route.page === 'products') {
  field.value = parseSearch(location.search).text;
  // So that it is not taken for typed.
  field.dataset['asked'] = field.value;
}

answerEarly(href, route);

/** Before anybody else hears of it. */
function documentIsRead(): Promise<unknown> {
  return new Promise((done) =>
    addEventListener('DOMContentLoaded', done, { capture: true, once: true }),
  );
}

function startShop(): void {
  askForScript();
  addToHead('first-script');
}

/** What is not asked for yet. The largest first. */
function askForScript(): void {
  addToHead('early-script');
  if (route.page === 'product') addToHead('product-code');
}

/** The top of the page of a product; null when the id is none's. */
function introOf(id: string): DocumentFragment | null {
  const product = productFromId(id, base);
  const empty = document.querySelector<HTMLTemplateElement>('#empty-intro');
  return product && empty && pourIntro(empty, product);
}

/** A second. Test tools that stop the clock, and with it all timers, leave animations alone: the shop starts. */
function longWait(): Promise<unknown> {
  return document.documentElement.animate(null, { delay: 2 * SEARCHING_MS }).finished;
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

/** Whether what a template of the document holds is still to take effect. */
function isLeftForLater(id: string): boolean {
  return document.querySelector<HTMLTemplateElement>(`#${id}`)?.content.hasChildNodes() ?? false;
}

import {
  cardContent,
  FIRST_ROW,
  pictureAttributes,
  cardTint,
} from '#components/product-grid/product-card-props.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ratedLabel, starsPath } from '#ui/stars-path.ts';

/**
 * The cards of products, in the markup that React draws: copies of one empty card, filled in. `hrefOf` gives
 * the address of a product's page, base path included.
 */
export function fillCards(
  empty: HTMLTemplateElement,
  products: readonly Product[],
  hrefOf: (id: string) => string,
): DocumentFragment {
  const cards = document.createDocumentFragment();
  for (const [index, product] of products.entries()) {
    const card = document.importNode(empty.content, true);
    fillCard(card, product, index < FIRST_ROW, hrefOf(product.id));
    cards.append(card);
  }
  return cards;
}

/** Puts cards in the place of the list's skeletons, as React does it once the first look is over. */
export function replaceSkeletons(grid: HTMLElement, cards: DocumentFragment): void {
  grid.replaceChildren(cards);
  grid.dataset['cards'] = 'true';
  grid.closest('[aria-busy]')?.setAttribute('aria-busy', 'false');
}

/** The top of a product's page, in the markup that React draws: a copy of an empty one, filled in. */
export function fillIntro(empty: HTMLTemplateElement, product: Product): DocumentFragment {
  const intro = document.importNode(empty.content, true);
  fillOffer(intro, product, true);
  set(intro, '[aria-current]', {}, product.title);
  set(intro, 'h1', {}, product.title);
  return intro;
}

function fillCard(card: DocumentFragment, product: Product, eager: boolean, href: string): void {
  const { titleId } = cardContent(product);
  set(card, 'article', { 'aria-labelledby': titleId, 'data-product': product.id });
  fillOffer(card, product, eager);
  set(card, 'h2', { id: titleId });
  set(card, 'a', { href }, product.title);
  set(card, 'button', { 'aria-describedby': titleId });
}

/** Picture, price and rating. */
function fillOffer(target: DocumentFragment, product: Product, eager: boolean): void {
  const tint = cardTint(product);
  const picture = set(target, 'img', pictureAttributes(product, eager));
  if (tint) picture.parentElement?.setAttribute('data-tint', tint);
  set(target, '[role="img"]', { 'aria-label': ratedLabel(product.rating) });
  set(target, 'path + path', { d: starsPath(product.rating) });
  set(target, '[data-price]', {}, cardContent(product).price);
}

/** Sets attributes, in their order, and the text of one element. Throws when there is no such element. */
function set(
  target: DocumentFragment,
  selector: string,
  attributes: object,
  text?: string,
): Element {
  const element = target.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

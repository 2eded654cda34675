import { cardFacts, FIRST_ROW, pictureFacts, poolTint } from '#components/card-facts.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ratedLabel, starsPath } from '#ui/stars-path.ts';

/**
 * The cards of products, in the markup that React draws: copies of one empty card, filled in. `hrefOf` gives
 * the address of a product's page, base path included.
 */
export function pourCards(
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

/** Has a product's picture fetched at once and first, for a page that React draws later. */
export function askForPicture(product: Product): void {
  setAttributes(new Image(), pictureFacts(product, true));
}

function fillCard(card: DocumentFragment, product: Product, eager: boolean, href: string): void {
  const { titleId, price } = cardFacts(product);
  const tint = poolTint(product);
  set(card, 'article', { 'aria-labelledby': titleId, 'data-product': product.id });
  if (tint) set(card, 'span', { 'data-tint': tint });
  set(card, 'img', pictureFacts(product, eager));
  set(card, 'h2', { id: titleId });
  set(card, 'a', { href }, product.title);
  set(card, '[role="img"]', { 'aria-label': ratedLabel(product.rating) });
  set(card, 'path + path', { d: starsPath(product.rating) });
  set(card, '[data-price]', {}, price);
  set(card, 'button', { 'aria-describedby': titleId });
}

/** Sets attributes, in their order, and the text of one element of a card. Throws when the card has no such element. */
function set(card: DocumentFragment, selector: string, attributes: object, text?: string): void {
  const element = card.querySelector(selector);
  if (!element) throw new Error(`A card has no ${selector}`);
  setAttributes(element, attributes);
  if (text !== undefined) element.textContent = text;
}

function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

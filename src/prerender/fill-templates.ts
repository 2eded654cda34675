import {
  cardTitleId,
  FIRST_ROW,
  pictureAttributes,
  type PictureAttributes,
} from '#components/product-content.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatPrice } from '#domain/money.ts';
import { withKeptParams } from '#router/kept-params.ts';
import { ratedLabel, starsPath } from '#ui/stars-path.ts';
import type { Slot } from './contract.ts';

/** Attributes of an element, in the order in which they are set, and its text. */
type SlotContent = Readonly<Record<string, string | undefined>>;
const TEXT = 'text';

/**
 * Product cards in the markup that React renders: copies of the card template. `hrefOf` returns the URL of a product's
 * page, base path included.
 */
export function fillCards(
  template: HTMLTemplateElement,
  products: readonly Product[],
  hrefOf: (id: string) => string,
): DocumentFragment {
  const cards = document.createDocumentFragment();
  for (const [index, product] of products.entries()) {
    const titleId = cardTitleId(product);
    const card = fillTemplate(template, {
      ...productSlots(product, pictureAttributes(product, index < FIRST_ROW, 'card')),
      card: { 'aria-labelledby': titleId, 'data-product': product.id },
      heading: { id: titleId },
      title: { href: withKeptParams(hrefOf(product.id)), [TEXT]: product.title },
      'add-to-cart': { 'aria-describedby': titleId },
    });
    cards.append(card);
  }
  return cards;
}

/** Replaces the list's skeletons by cards, as React does when the search is over. */
export function replaceSkeletons(grid: HTMLElement, cards: DocumentFragment): void {
  grid.replaceChildren(cards);
  grid.dataset['slot'] = 'cards' satisfies Slot;
  grid.closest('[aria-busy]')?.setAttribute('aria-busy', 'false');
}

/** The top of a product page in the markup that React renders: a copy of the intro template. */
export function fillIntro(template: HTMLTemplateElement, product: Product): DocumentFragment {
  return fillTemplate(template, productSlots(product, pictureAttributes(product, true, 'page')));
}

function productSlots(product: Product, picture: PictureAttributes) {
  return {
    picture: { ...picture },
    rating: { 'aria-label': ratedLabel(product.rating) },
    stars: { d: starsPath(product.rating) },
    title: { [TEXT]: product.title },
    price: { [TEXT]: formatPrice(product.price) },
  } satisfies Partial<Record<Slot, SlotContent>>;
}

function fillTemplate(
  template: HTMLTemplateElement,
  slots: Readonly<Record<string, SlotContent>>,
): DocumentFragment {
  const copy = document.importNode(template.content, true);
  for (const element of copy.querySelectorAll<HTMLElement>('[data-slot]')) {
    for (const [name, value] of Object.entries(slots[element.dataset['slot'] ?? ''] ?? {})) {
      if (name === TEXT) element.textContent = value ?? '';
      else if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
  return copy;
}

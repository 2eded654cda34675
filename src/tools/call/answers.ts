/* What tools answer, in the shop's words. An amount is text as in `"49.90"`, US dollars, and whole cents beside it. */
import { findLine, type CartLine } from '#domain/cart/cart.ts';
import { itemsOf, lineTotal, totalsOf, type CartItem } from '#domain/cart/items.ts';
import type { OrderLine } from '#domain/cart/order.ts';
import { skuOf, type Product } from '#domain/catalogue/product.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import { toCents, toPrice } from '#domain/money.ts';
import { withKeptParams } from '#router/kept-params.ts';
import { reviewAverage, shownReviews } from '#domain/shown-reviews.ts';
import type { Shop } from '#stores/shop.ts';
import type { VisitStore } from '#visit/visit.ts';
import { ToolError } from './tool-error.ts';

/** The product of an id that `PRODUCT_ID` has validated. */
export function productOf(id: string): Product {
  const product = productFromId(id);
  if (!product) throw new ToolError('No product has this id. Search with search_products.');
  return product;
}

export function productAnswer({ id, title, price, rating }: Product, { href }: Shop) {
  const url = new URL(withKeptParams(href.product(id)), location.origin).href;
  return { id, title, price, priceCents: toCents(price), rating, url };
}

/** The reviews that the page of a product shows, newest first, and their average with one decimal. */
export function reviewsAnswer({ state }: VisitStore, id: string) {
  const reviews = shownReviews(state.getState().reviews[id]);
  return {
    reviewAverage: reviewAverage(reviews),
    reviewCount: reviews.length,
    reviews: reviews.map(({ name, text, rating }) => ({ name, text, rating })),
  };
}

/** Lines of the cart or of an order, with their sum. */
export function linesAnswer(lines: readonly OrderLine[]) {
  return { lines: lines.map(lineAnswer), ...totalAnswer(lines) };
}

/** A line of the cart after a change, `null` without one, and the cart's sum. */
export function cartAnswer({ visit }: Shop, id: string) {
  const items = itemsOf(visit.state.getState().cart);
  const item = items.find((one) => one.id === id);
  return { line: item ? lineAnswer(item) : null, ...totalAnswer(items) };
}

/** The cart's line of a product. */
export function lineOf({ visit }: Shop, id: string): CartLine | undefined {
  return findLine(visit.state.getState().cart, id);
}

function lineAnswer(line: OrderLine) {
  const { id, title, price, qty } = line;
  const cents = lineTotal(line);
  return {
    id,
    title,
    sku: skuOf(line),
    price,
    priceCents: toCents(price),
    quantity: qty,
    lineTotal: toPrice(cents),
    lineTotalCents: cents,
  };
}

function totalAnswer(lines: readonly Pick<CartItem, 'id' | 'qty' | 'price'>[]) {
  const { count, total } = totalsOf(lines);
  return { items: count, total: toPrice(total), totalCents: total };
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQty } from '#domain/cart/cart.ts';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { formatProductId, parseProductId } from '#domain/catalogue/product-id.ts';
import { createReview } from '#domain/review.ts';
import { priceLabel, ratingLabel } from '#domain/search/filters.ts';
import { searchProducts } from '#domain/search/search.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import { matchedPart, suggest } from '#domain/search/suggest.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { fuzz } from '#test-utils/fuzz.ts';
import { anyProductKey, referenceTrimmed } from '#test-utils/products.ts';
import { hostileQuery, hostileText, looksBroken } from '#test-utils/hostile-text.ts';
import { keepParams, withKeptParams } from './kept-params.ts';
import { createHrefs, matchRoute, routeOf } from './routes.ts';

const index = indexCatalogue(createCatalogue(7, 20));

test('[DATA6] any query string is a search within bounds, and stays the same when it is formatted again', () => {
  fuzz(500, hostileQuery, (address) => {
    const query = parseSearchParams(address);
    const { priceRange, rating, text } = query;
    for (const price of [priceRange.min, priceRange.max]) {
      expect(Number.isInteger(price) && price >= 0 && price <= 1000).toBe(true);
    }
    expect(priceRange.min <= priceRange.max && rating >= 0 && rating <= 5).toBe(true);
    expect(looksBroken(priceLabel(priceRange) + ratingLabel(rating))).toBe(false);
    expect(text).toBe(referenceTrimmed(text));
    const written = formatSearchParams(query, address);
    expect(parseSearchParams(written)).toEqual(query);
    expect(formatSearchParams(parseSearchParams(written), written)).toBe(written);
    expect(searchProducts(index, query).length).toBeLessThanOrEqual(20);
  });
});

test('[DATA6] any query string starts a catalogue within bounds, and all links lead to pages of the shop', () => {
  fuzz(500, hostileQuery, hostileText, (address, id) => {
    const start = chooseCatalogue(address, id, () => 7);
    expect(start.seed).toBe(start.seed >>> 0);
    expect(start.size >= 1 && start.size <= 10_000).toBe(true);
    keepParams(start.pinned);
    const href = createHrefs();
    const links = [href.home(), href.cart(), href.products(parseSearchParams(address), address)];
    const pages = links.map((link) => new URL(link, 'http://shop.example/').pathname);
    expect(pages.map((page) => routeOf(page).page)).toEqual(['home', 'cart', 'products']);
    expect(chooseCatalogue(withKeptParams('/').slice(1), null, () => 7).pinned).toEqual(
      start.pinned,
    );
  });
});

test('[DATA6, CAT9] only an id is an id, and only the paths of the route table have a page', () => {
  const nearId = fc.tuple(anyProductKey, fc.nat(35), hostileText).map(([key, at, junk]) => {
    const id = formatProductId(key);
    return id.slice(0, at) + junk + id.slice(at + junk.length);
  });
  fuzz(500, fc.oneof(nearId, hostileText), anyProductKey, (text, key) => {
    const found = parseProductId(text);
    if (found) expect(formatProductId(found)).toBe(text.toLowerCase());
    expect(parseProductId(`${formatProductId(key)}${text}`)).toEqual(text === '' ? key : null);
    const route = matchRoute(`/product/${encoded(text)}`);
    expect(['product', 'not-found']).toContain(route.page);
    expect(matchRoute(`/${encoded(text)}`).page).toBe(text === '' ? 'home' : 'not-found');
  });
});

test('[DATA6] any typed text is a quantity from 1 to 999 or none, a review or none, a search or none', () => {
  fuzz(500, hostileText, (typed) => {
    const qty = parseQty(typed);
    expect(qty === null || (Number.isInteger(qty) && qty >= 1 && qty <= 999)).toBe(true);
    expect(createReview(typed, 5)?.text ?? '').toBe(referenceTrimmed(typed));
    for (const offer of suggest(index, typed)) {
      const [from, to] = matchedPart(offer, typed) ?? [0, 0];
      expect(from >= 0 && to <= offer.length).toBe(true);
    }
  });
});

/** As browsers encode it: a lone surrogate becomes U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\u{FFFD}'));
}

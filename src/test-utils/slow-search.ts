import type { SearchQuery } from '#domain/search/query.ts';
import { plain } from './products.ts';
import type { Good } from './plain-search.ts';

const cents = ({ price }: Good) => Number(price.replace('.', ''));
const matches = (product: Good, text: string) => {
  const all = plain(`${product.title} ${product.description}`);
  const phrase = plain(text);
  return all.includes(phrase) || phrase.split(' ').every((word) => all.includes(word));
};

/** Slow and obvious: each product with its rank and its place, compared one after the other. */
export function slowSearch(products: readonly Good[], query: SearchQuery): readonly Good[] {
  const { min, max } = query.priceRange;
  const tier = (title: string) => {
    if (plain(query.text) === '' || plain(title) === plain(query.text)) return 0;
    return plain(title).includes(plain(query.text)) ? 1 : 2;
  };
  const rank = (product: Good) =>
    ({
      relevance: tier(product.title),
      'price-low': cents(product),
      'price-high': -cents(product),
      rating: -product.rating,
    })[query.sortBy];
  return products
    .map((product, place) => ({ product, place }))
    .filter(({ product }) => matches(product, query.text))
    .filter(({ product }) => cents(product) >= min * 100 && cents(product) <= max * 100)
    .filter(({ product }) => product.rating >= query.rating)
    .toSorted((a, b) => rank(a.product) - rank(b.product) || a.place - b.place)
    .map(({ product }) => product);
}

/** Slow and obvious: all words counted one by one, then all titles, then repeats left out. */
export function slowSuggest(products: readonly Good[], input: string): readonly string[] {
  const start = plain(input);
  if (start.length < 2) return [];
  const words = products
    .flatMap(({ title, description }) => plain(`${title} ${description}`).split(/[^\p{L}\p{N}]/u))
    .filter((word) => word.length > 2 && word.startsWith(start));
  const count = (word: string) => words.filter((other) => other === word).length;
  const ranked = words.toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const titles = products.map(({ title }) => title).filter((title) => plain(title).includes(start));
  const all = [...ranked, ...titles];
  const isRepeat = (text: string, i: number) =>
    all.slice(0, i).some((other) => plain(other) === plain(text));
  return all.filter((text, i) => !isRepeat(text, i)).slice(0, 8);
}

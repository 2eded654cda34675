import type { SearchQuery } from '#domain/search/query.ts';
import { referenceNormalize as normal, type DescribedProduct } from './products.ts';

/*
 * Reference implementations of search and suggestions, in the words of SPEC.md: without an index or precomputed counts,
 * and testing the whole phrase as well as its words.
 */

const cents = ({ price }: DescribedProduct) => Number(price.replace('.', ''));
const matches = (product: DescribedProduct, query: string) => {
  const text = normal(`${product.title} ${product.description}`);
  const phrase = normal(query);
  return text.includes(phrase) || phrase.split(' ').every((word) => text.includes(word));
};

export function referenceSearch(
  products: readonly DescribedProduct[],
  query: SearchQuery,
): readonly DescribedProduct[] {
  const { min, max } = query.priceRange;
  const tier = (title: string) => {
    if (normal(query.text) === '' || normal(title) === normal(query.text)) return 0;
    return normal(title).includes(normal(query.text)) ? 1 : 2;
  };
  const rank = (product: DescribedProduct) =>
    ({
      relevance: tier(product.title),
      'price-low': cents(product),
      'price-high': -cents(product),
      rating: -product.rating,
    })[query.sortBy];
  return products
    .filter((product) => matches(product, query.text))
    .filter((product) => cents(product) >= min * 100 && cents(product) <= max * 100)
    .filter((product) => product.rating >= query.rating)
    .map((product, index) => ({ product, index }))
    .toSorted((a, b) => rank(a.product) - rank(b.product) || a.index - b.index)
    .map(({ product }) => product);
}

export function referenceSuggest(
  products: readonly DescribedProduct[],
  input: string,
): readonly string[] {
  const start = normal(input);
  if (start.length < 2) return [];
  const words = products
    .flatMap(({ title, description }) => normal(`${title} ${description}`).split(/[^\p{L}\p{N}]/u))
    .filter((word) => word.length > 2 && word.startsWith(start));
  const count = (word: string) => words.filter((other) => other === word).length;
  const ranked = words.toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const titles = products
    .map(({ title }) => title)
    .filter((title) => normal(title).includes(start));
  const all = [...ranked, ...titles];
  const isDuplicate = (text: string, i: number) =>
    all.slice(0, i).some((other) => normal(other) === normal(text));
  return all.filter((text, i) => !isDuplicate(text, i)).slice(0, 8);
}

/* The content of `lab/rivulet.d.ts`. The shop does not import it. */
import { SORT_ORDERS } from '#domain/search/sort-orders.ts';
import { PAGE_NAMES } from '#router/routes.ts';

/**
 * The types of `lab/public/rivulet.d.ts`, whose text is `source`, with those of the shop in place of their names, so that
 * they need no other file. `facts`: the text of `src/domain/catalogue-facts.ts`.
 */
export function publishedTypes(source: string, facts: string): string {
  const product = /interface ProductFacts (\{.*?\n\})/s.exec(facts)?.[1] ?? '';
  return source
    .replace(/^.*\n(?:import .*\n)+\n/, '')
    .replace('type Product = ProductFacts;', `interface Product ${product}`)
    .replace('SortOrder;', `${unionOf(SORT_ORDERS)};`)
    .replace('Screen;', `${unionOf([...PAGE_NAMES, 'not-found'])};`);
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

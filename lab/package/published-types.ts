/* The content of `lab/rivulet.d.ts`. The shop does not import it. */
import { readFileSync } from 'node:fs';
import { SORT_ORDERS } from '#domain/search/sort-orders.ts';
import { keysOf } from '#lib/typed-object.ts';
import { ROUTES } from '#router/route-table.ts';

/** The types of `lab/public/rivulet.d.ts` with those of the shop in place of their names, so that they need no other file. */
export function publishedTypes(): string {
  const facts = readFileSync('src/domain/catalogue-facts.ts', 'utf8');
  const product = /interface ProductFacts (\{.*?\n\})/s.exec(facts)?.[1] ?? '';
  return readFileSync('lab/public/rivulet.d.ts', 'utf8')
    .replace(/^.*\n(?:import .*\n)+\n/, '')
    .replace('type Product = ProductFacts;', `interface Product ${product}`)
    .replace('SortOrder;', `${unionOf(SORT_ORDERS)};`)
    .replace("Route['page'];", `${unionOf([...keysOf(ROUTES), 'not-found'])};`);
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from '#test-utils/fuzz.ts';
import { hostileText } from '#test-utils/hostile-text.ts';
import { anyProduct } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { joinLines, MAX_QTY } from './cart.ts';
import { formatCartLink, MAX_LINES, parseCartLink } from './cart-link.ts';
import { createCatalogue, productFromId } from '../catalogue/generate.ts';
import { formatProductId } from '../catalogue/product-id.ts';

const catalogue = createCatalogue(7, 20);
const ids = Array.from({ length: 21 }, (_, index) => formatProductId({ seed: 7, index }));
const foreign = formatProductId({ seed: 8, index: 9999 });

/** The lines as id and quantity, and the ignored entries. */
function parse(text: string, from = catalogue) {
  const { lines, ignored } = parseCartLink(`#cart=${text}`, from);
  return { lines: lines.map(({ id, qty }) => [id, qty]), ignored };
}

test('[CART33] a link contains products by index or id, with quantities', () => {
  expect(parse(`0:3,12:1,${foreign}:999,${ids[20]}:2`)).toEqual({
    lines: [
      [ids[0], 3],
      [ids[12], 1],
      [foreign, 999],
      [ids[20], 2],
    ],
    ignored: [],
  });
});

test('[CART33] ids in capitals, percent-encoding and white space are accepted', () => {
  const lines = [
    [ids[0], 3],
    [foreign, 2],
  ];
  for (const text of [
    `0:3,${foreign.toUpperCase()}:2`,
    `0%3A3%2c${foreign}%3a2`,
    encodeURIComponent(`0:3,${foreign}:2`),
    `%200%20:%203,${foreign}:2,`,
  ]) {
    expect(parse(text)).toEqual({ lines, ignored: [] });
  }
});

test('[CART35] entries of one product add up to at most 999', () => {
  expect(parse(`1:2,0:1,${ids[1]}:3`).lines).toEqual([
    [ids[1], 5],
    [ids[0], 1],
  ]);
  expect(parse('0:600,0:600').lines).toEqual([[ids[0], 999]]);
});

test.each(
  `20:1 -1:1 1e1:1 0x1:1 1.0:1 99999999999:1 ٣:1 :1 constructor:1 0 0: 0:0 0:-1 0:1000 0:1.5 0:1e2 0:NaN 0:1:1 0=1 %:1
  %E0:1 ${foreign.slice(0, -1)}x:1`.split(/\s+/),
)('[CART56] the entry %j is ignored, and the others are not', (entry) => {
  expect(parse(`2:1,${entry},3:1`)).toEqual({
    lines: [
      [ids[2], 1],
      [ids[3], 1],
    ],
    ignored: [entry],
  });
});

test.each([
  '.',
  ')',
  ').',
  '.,',
  '…',
  '%E3%80%82',
  '%',
  '"',
  '**',
  '_',
  ';',
  ':',
  '%0A',
  '%20is%20it, see: there',
  '. Thanks!',
  '&utm_source=mail',
  '&utm_term=a:1,2:1',
  '?fbclid=x.y',
  '&amp;utm_source=x',
  '/',
])('[CART45] what is appended to a link, such as %j, is cut off', (appended) => {
  expect(parse(`2:1,${ids[3]}:12${appended}`)).toEqual({
    lines: [
      [ids[2], 1],
      [ids[3], 12],
    ],
    ignored: [],
  });
});

test.each(['3:1.5', '3:1x', '3', 'foo', '3:1;4:1', '3:1 4:1.', '3:1:1'])(
  '[CART45] the last entry %j is not cut off, but ignored',
  (entry) => {
    const { lines, ignored } = parse(`2:1,${entry}`);
    expect(lines).toEqual([[ids[2], 1]]);
    expect(ignored).toHaveLength(1);
  },
);

test('[CART56] of more than 1,000 products the rest is ignored', () => {
  const large = createCatalogue(7, 1500);
  const text = Array.from({ length: 1500 }, (_, index) => `${index}:1`).join(',');
  const { lines, ignored } = parse(text, large);
  expect(lines).toHaveLength(MAX_LINES);
  expect(ignored).toHaveLength(500);
  expect(ignored[0]).toBe(`${formatProductId({ seed: 7, index: MAX_LINES })}:1`);
});

const anyCart = fc
  .array(
    fc.record({
      product: fc.oneof(
        anyProduct,
        fc.integer({ min: 0, max: 40 }).map((index) => createCatalogue(7, 41).products.at(index)!),
      ),
      qty: fc.integer({ min: 1, max: 999 }),
    }),
  )
  .map((lines) => joinLines(lines.map(({ product, qty }) => ({ id: product.id, qty }))));

test('[CART38] the link made from a cart gives that cart', () => {
  property(anyCart, (lines) => {
    const link = formatCartLink(lines, catalogue);
    expect(parseCartLink(link, catalogue)).toEqual({ lines, ignored: [] });
    expect(link).toBe(new URL(link, 'https://example.org').hash);
  });
  expect(
    formatCartLink(
      [ids[19], ids[20], foreign].map((id) => ({ id: id ?? '', qty: 2 })),
      catalogue,
    ),
  ).toBe(`#cart=19:2,${ids[20]}:2,${foreign}:2`);
});

const anyEntry = fc.oneof(
  hostileText,
  fc
    .tuple(
      fc.oneof(fc.integer().map(String), fc.constantFrom(...ids, foreign), hostileText),
      fc.constantFrom(':', '%3A', '=', '::', ''),
      fc.oneof(
        fc.integer({ min: -1, max: 1001 }).map(String),
        fc.double().map(String),
        hostileText,
      ),
    )
    .map((parts) => parts.join('')),
);

test('[DATA6, CART56] 5,000 random fragments: never an error, and only valid lines', () => {
  fuzz(500, fc.array(anyEntry, { maxLength: 8 }), (entries) => {
    const { lines, ignored } = parseCartLink(`#cart=${entries.join(',')}`, catalogue);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const { qty, id } of lines) {
      expect(Number.isInteger(qty) && qty >= 1 && qty <= MAX_QTY).toBe(true);
      expect(productFromId(id)?.id).toBe(id);
    }
    expect(lines.length + ignored.length).toBeLessThanOrEqual(
      entries.join(',').split(/,|%2c/i).length,
    );
  });
});

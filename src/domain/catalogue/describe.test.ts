import { expect, test } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { anyProduct, anyProductKey, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { assignKind, assignWords } from './assign-kinds.ts';
import { descriptionOf, materialOf } from './describe.ts';
import { productAt } from './generate.ts';
import { factsOf } from '../product-kinds/facts.ts';

test('a generated description has every placeholder filled in, and single spaces', () => {
  const isClean = (text: string) => !/[{}]|undefined|\s\s/.test(text) && text.includes('. ');
  const descriptions = sampleProducts(7, 3000).map(descriptionOf);
  expect(descriptions.filter((text) => !isClean(text))).toEqual([]);
});

test('[CAT2] the description names material and quality in lower case where its sentences do, and the material is that of the finish', () => {
  property(anyProductKey, (key) => {
    const assigned = assignKind(key);
    const { finish, quality } = assignWords(key.seed, assigned);
    const { openings, materials } = factsOf(assigned.kind);
    const material = materials[assigned.kind.finishes.indexOf(finish)] ?? '';
    const filled = openings.map((text) =>
      text.replaceAll('{material}', material).replaceAll('{quality}', quality.toLowerCase()),
    );
    expect(filled.some((opening) => descriptionOf(key).startsWith(opening))).toBe(true);
    expect(materialOf(productAt(key)).toLowerCase()).toBe(material.toLowerCase());
    expect(materialOf(productAt(key))).toMatch(/^[A-Z]/);
  });
});

test('[CAT2] a product has a description', () => {
  property(anyProduct, (product) => {
    expect(descriptionOf(product)).toMatch(/^[A-Z\d].+\.$/);
  });
});

testOurGoods(
  '[CAT3] seed 7 starts with this description, in every engine and every version',
  () => {
    expect(sampleProducts(7, 1).map(descriptionOf)).toMatchInlineSnapshot(`
    [
      "A working lamp with a heavy foot and jointed arms, finished in powder-coated steel. The cable leaves from the back of the foot, out of the way of the paper. Chosen by our small team after months of everyday use.",
    ]
  `);
  },
);

import { expect, test } from 'vitest';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { anyProduct, BASE } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import {
  listCount,
  listTitle,
  pictureAttributes,
  pictureSources,
  type PictureUse,
} from './product-content.ts';

test('[LIST44, APP28] the heading of a list, and the count line without a query', () => {
  expect([listTitle(''), listTitle('radio')]).toEqual(['Products', 'Results for "radio"']);
  expect([1, 2, 1234].map(listCount)).toEqual(['1 product', '2 products', '1,234 products']);
});

test("[APP5, CAT24] the URL of a product's picture is its file below the base path, on the shop's origin", () => {
  property(anyProduct, (product) => {
    const { src, srcSet } = pictureAttributes(product, false, 'card');
    const url = new URL(src, 'https://shop.example/anywhere');
    expect(url.origin).toBe('https://shop.example');
    expect(url.pathname).toBe(BASE + pictureFile(product.picture, 300));
    expect(srcSet?.split(', ').map((source) => source.startsWith(BASE))).toEqual([true, true]);
  });
});

test('[CAT42, CAT43, CAT44] a card offers two sizes by density, the product page three by width, and small boxes take the smallest', () => {
  const file = (size: 300 | 600 | 960) => BASE + pictureFile('cup', size);
  const [src, large] = [file(300), file(600)];
  const sources = (use: PictureUse) => pictureSources('cup', use);
  expect(sources('card')).toEqual({ src, srcSet: `${src} 1x, ${large} 2x` });
  expect(sources('small')).toEqual({ src });
  expect(sources('page')).toEqual({ src, srcSet: `${src} 300w, ${large} 600w, ${file(960)} 960w` });
});

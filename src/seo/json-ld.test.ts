import { expect, test } from 'vitest';
import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { productAt } from '#domain/catalogue/generate.ts';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { shownReviews } from '#domain/shown-reviews.ts';
import { productData } from './json-ld.ts';

test('[META25] a product’s JSON-LD has its material, its offer and the review average', () => {
  const product = productAt({ seed: 7, index: 18 });
  const reviews = shownReviews([{ text: 'Wobbles.', rating: 1 }]);
  expect(productData(product, reviews, 'https://shop.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    image: `https://shop.example/rivulet/${pictureFile(product.picture, 960)}`,
    description: descriptionOf(product),
    sku: 'DF835747',
    brand: { '@type': 'Brand', name: 'Acme' },
    material: materialOf(product),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    // The samples give 5 and 4 stars.
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.3, reviewCount: 3 },
  });
});

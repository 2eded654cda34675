import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { BRAND, skuOf, type Product } from '#domain/catalogue/product.ts';
import { pictureUrl } from '#components/product-content.ts';
import type { OwnReview } from '#domain/review.ts';
import { reviewAverage, shownReviews } from '#domain/shown-reviews.ts';

/**
 * A product as JSON-LD (schema.org/Product). `added`: the visitor's reviews of it. `origin`: where the shop is published,
 * without a trailing slash.
 */
export function productData(product: Product, added: readonly OwnReview[], origin: string) {
  const reviews = shownReviews(added);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    image: origin + pictureUrl(product.picture, 960),
    description: descriptionOf(product),
    sku: skuOf(product),
    brand: { '@type': 'Brand', name: BRAND },
    material: materialOf(product),
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      // Rounded as on the page.
      ratingValue: Number(reviewAverage(reviews).toFixed(1)),
      reviewCount: reviews.length,
    },
  };
}

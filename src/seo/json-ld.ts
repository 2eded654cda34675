import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { BRAND, skuOf, type Product } from '#domain/catalogue/product.ts';
import { pictureUrl } from '#components/product-content.ts';
import { reviewAverage, type Review } from '#domain/shown-reviews.ts';

/**
 * A product as JSON-LD (schema.org/Product). `reviews`: those that its page shows. `origin`: where the shop is published,
 * without a trailing slash.
 */
export function productData(product: Product, reviews: readonly Review[], origin: string) {
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
      ratingValue: reviewAverage(reviews),
      reviewCount: reviews.length,
    },
  };
}

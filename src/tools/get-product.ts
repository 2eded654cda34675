import { descriptionOf, materialOf } from '#domain/catalogue/describe.ts';
import { BRAND, CATEGORY, skuOf, STOCK } from '#domain/catalogue/product.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { pictureUrl } from '#components/product-content.ts';
import { productAnswer, productOf, reviewsAnswer } from './call/answers.ts';
import { PRODUCT_ID } from './call/fields.ts';
import { defineTool } from './call/tool.ts';

export const getProduct = defineTool({
  name: 'get_product',
  title: 'Read about a product',
  description:
    'Answers everything that the page of a product shows: price, our rating as rating, SKU, material, stock, description, ' +
    'reviews with their average as reviewAverage, and related products. Changes nothing.',
  // Reviews are written by visitors.
  annotations: { readOnlyHint: true, untrustedContentHint: true },
  fields: { id: PRODUCT_ID },
  run({ id }, { shop }) {
    const product = productOf(id);
    return {
      ...productAnswer(product, shop),
      sku: skuOf(product),
      brand: BRAND,
      category: CATEGORY,
      stock: STOCK,
      material: materialOf(product),
      description: descriptionOf(product),
      image: new URL(pictureUrl(product.picture, 300), location.origin).href,
      ...reviewsAnswer(shop.visit, id),
      related: relatedTo(product, shop.catalogue).map(({ id, title }) => ({ id, title })),
    };
  },
});

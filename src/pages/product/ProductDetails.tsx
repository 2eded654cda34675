import { PageTitle } from '#components/PageTitle.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { descriptionOf } from '#domain/catalogue/describe.ts';
import { BRAND, CATEGORY, skuOf, STOCK, type Product } from '#domain/catalogue/product.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { Stars } from '#ui/Stars.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BuyBox } from './BuyBox.tsx';
import styles from './ProductPage.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';
import { Reviews } from './Reviews.tsx';

export function ProductDetails({ product }: { readonly product: Product }) {
  const description = descriptionOf(product);
  return (
    <>
      <Breadcrumb title={product.title} />
      <div className={styles.details}>
        <div className={styles.picture}>
          <ProductPicture product={product} eager />
        </div>
        <div className={styles.facts}>
          <ul className={styles.badges}>
            <li className={styles.badge}>
              <Icon name="check" /> <span>In Stock</span>
            </li>
            <li className={styles.badge}>
              <Icon name="boat" /> <span>Free Shipping</span>
            </li>
          </ul>
          <PageTitle screen={product.title} description={description}>
            {product.title}
          </PageTitle>
          <p className={styles.offer}>
            <span className={styles.price}>{formatCents(toCents(product.price))}</span>
            <Stars rating={product.rating} />
          </p>
          <p className={styles.description} data-description>
            {description}
          </p>
          <BuyBox product={product} />
          <dl className={styles.data}>
            <Fact name="Brand" value={BRAND} />
            <Fact name="Category" value={CATEGORY} />
            <Fact name="SKU" value={skuOf(product)} />
            <Fact name="Stock" value={String(STOCK)} />
          </dl>
        </div>
      </div>
      <Reviews product={product} />
      <RelatedProducts product={product} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

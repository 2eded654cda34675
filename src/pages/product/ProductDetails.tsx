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
import { ShareButton } from './ShareButton.tsx';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
const BOAT =
  'M3 15h18c-.6 3-2.6 4.5-5.5 4.5h-7C5.6 19.5 3.6 18 3 15ZM12 15V4c3.6 2.2 5.8 5.2 6.2 8.5H12M9.5 6.5C7.3 8.5 6 10.6 5.6 12.5h3.9';

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
              <Icon outline={CHECK} /> <span>In Stock</span>
            </li>
            <li className={styles.badge}>
              <Icon outline={BOAT} /> <span>Free Shipping</span>
            </li>
          </ul>
          <PageTitle screen={product.title}>{product.title}</PageTitle>
          <p className={styles.offer}>
            <span className={styles.price}>{formatCents(toCents(product.price))}</span>
            <Stars rating={product.rating} />
          </p>
          <p className={styles.description} data-description>
            {description}
          </p>
          <BuyBox product={product} />
          <ShareButton product={product} />
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

import type { ReactNode } from 'react';
import { PageTitle } from '#components/PageTitle.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import type { Product } from '#domain/catalogue/product.ts';
import { formatPrice } from '#domain/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { Stars } from '#ui/Stars.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ProductPage.module.css';

const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
const BOAT =
  'M3 15h18c-.6 3-2.6 4.5-5.5 4.5h-7C5.6 19.5 3.6 18 3 15ZM12 15V4c3.6 2.2 5.8 5.2 6.2 8.5H12M9.5 6.5C7.3 8.5 6 10.6 5.6 12.5h3.9';

/** At least the width that ProductPage.module.css gives the picture. */
const PICTURE_SIZES = 'min(92vw, 37.5rem)';

interface ProductIntroProps {
  readonly product: Product;
  /** A control on the picture's corner. */
  readonly corner?: ReactNode;
  /** The content of the buy box below the price. */
  readonly children?: ReactNode;
  /** The text below the picture, on a phone below the buy box. */
  readonly text?: ReactNode;
}

/** The top of a product page, down to its price. Also a template, which the inline script fills before React loads. */
export function ProductIntro({ product, corner, children, text }: ProductIntroProps) {
  return (
    <>
      <Breadcrumb title={product.title} />
      <div className={styles.details}>
        <div className={styles.picture}>
          <ProductPicture product={product} eager sizes={PICTURE_SIZES} />
          {corner}
        </div>
        <div className={styles.box}>
          <ul className={styles.badges}>
            <li className={styles.badge}>
              <Icon outline={CHECK} /> <span>In Stock</span>
            </li>
            <li className={styles.badge}>
              <Icon outline={BOAT} /> <span>Free Shipping</span>
            </li>
          </ul>
          <PageTitle documentTitle={product.title} slot="title">
            {product.title}
          </PageTitle>
          <p className={styles.offer}>
            <span className={styles.price} data-slot="price">
              {formatPrice(product.price)}
            </span>
            <span className={styles.rating}>
              <Stars rating={product.rating} /> Our rating
            </span>
          </p>
          {children}
        </div>
        {text}
      </div>
    </>
  );
}

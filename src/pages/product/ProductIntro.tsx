import type { MouseEvent, ReactNode } from 'react';
import { PageTitle } from '#components/PageTitle.tsx';
import { BRAND, CATEGORY, type Product } from '#domain/catalogue/product.ts';
import { formatPrice } from '#domain/money.ts';
import { reviewsLabel, SAMPLE_REVIEWS } from '#domain/shown-reviews.ts';
import { Stars } from '#ui/Stars.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { ProductViews } from './ProductViews.tsx';
import { REVIEWS_ID } from './Reviews.tsx';
import styles from './ProductIntro.module.css';

interface ProductIntroProps {
  readonly product: Product;
  /** A control beside the breadcrumb. */
  readonly corner?: ReactNode;
  /** What the visitor's reviews change: how many there are, and their average. */
  readonly reviewed?: string | undefined;
  /** What is below the price. */
  readonly children?: ReactNode;
}

/** The top of a product page, down to its price. Also a template, which the inline script fills before React loads. */
export function ProductIntro({ product, corner, reviewed, children }: ProductIntroProps) {
  return (
    <>
      <div className={styles.top}>
        <Breadcrumb title={product.title} />
        {corner}
      </div>
      <div className={styles.details}>
        <ProductViews key={product.id} product={product} />
        <div className={styles.box}>
          <p className={styles.kind}>
            <span>{BRAND}</span> · <span>{CATEGORY}</span>
          </p>
          <PageTitle documentTitle={product.title} slot="title">
            {product.title}
          </PageTitle>
          <p className={styles.rating}>
            <Stars rating={product.rating} /> <span>Our rating</span>{' '}
            <a className={styles.reviewed} href={`#${REVIEWS_ID}`} onClick={showReviews}>
              {reviewed ?? reviewsLabel(SAMPLE_REVIEWS)}
            </a>
          </p>
          <p className={styles.price} data-slot="price">
            {formatPrice(product.price)}
          </p>
          {children}
        </div>
      </div>
    </>
  );
}

/** Following the link would add a history entry. */
function showReviews(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(REVIEWS_ID)?.focus();
}

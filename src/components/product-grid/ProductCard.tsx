import { memo } from 'react';
import { Link } from '../Link.tsx';
import type { Product } from '#domain/catalogue/product.ts';
import { formatPrice } from '#domain/money.ts';
import { useShop } from '#stores/use-shop.ts';
import { Stars } from '#ui/Stars.tsx';
import { AddToCartButton } from '../AddToCartButton.tsx';
import { cardTitleId } from '../product-content.ts';
import styles from './ProductCard.module.css';
import { ProductPicture } from '../ProductPicture.tsx';

interface ProductCardProps {
  readonly product: Product;
  /** The level that fits the page's outline. */
  readonly heading: 'h2' | 'h3';
  readonly eager?: boolean;
}

/** A product in a list. Memoised: sorting and filtering moves cards without re-rendering them. */
export const ProductCard = memo(function ProductCard({
  product,
  heading: Heading,
  eager = false,
}: ProductCardProps) {
  const { cart, href } = useShop();
  const titleId = cardTitleId(product);
  return (
    <article
      className={styles.card}
      data-slot="card"
      aria-labelledby={titleId}
      data-product={product.id}
    >
      <ProductPicture className={styles.tile} product={product} eager={eager} />
      <div className={styles.text}>
        <Heading className={styles.title} id={titleId} data-slot="heading">
          <Link className={styles.link} href={href.product(product.id)} data-slot="title">
            {product.title}
          </Link>
        </Heading>
        <div className={styles.offer}>
          <p className={styles.price} data-slot="price">
            {formatPrice(product.price)}
          </p>
          <Stars rating={product.rating} />
        </div>
      </div>
      <AddToCartButton
        className={styles.buy}
        variant="overlay"
        describedBy={titleId}
        onAdd={() => cart.addFromCard(product)}
      />
    </article>
  );
}, isSame);

/** Whether two cards render the same: all other fields of a product follow from its id. */
function isSame(a: ProductCardProps, b: ProductCardProps): boolean {
  return a.product.id === b.product.id && a.heading === b.heading && a.eager === b.eager;
}

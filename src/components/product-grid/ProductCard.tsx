import { memo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { useShop } from '#stores/use-shop.ts';
import { Stars } from '#ui/Stars.tsx';
import { AddToCartButton } from '../AddToCartButton.tsx';
import { cardContent } from './product-card-props.ts';
import { Link } from '#router/Link.tsx';
import styles from './ProductCard.module.css';
import { ProductPicture } from '../ProductPicture.tsx';

interface ProductCardProps {
  readonly product: Product;
  /** The heading that fits the page's outline. */
  readonly heading: 'h2' | 'h3';
  readonly eager?: boolean;
  /** 1-based place in a list of which only a part is in the document, and the length of the whole. */
  readonly place?: { readonly position: number; readonly size: number };
}

/** A product in a list. Sorted or filtered anew, cards that stay are moved and not drawn again. */
export const ProductCard = memo(function ProductCard({
  product,
  heading: Heading,
  eager = false,
  place,
}: ProductCardProps) {
  const { cart, href } = useShop();
  const { titleId, price } = cardContent(product);
  return (
    <article
      className={styles.card}
      data-slot="card"
      aria-labelledby={titleId}
      data-product={product.id}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
    >
      <ProductPicture product={product} eager={eager} />
      <Heading className={styles.title} id={titleId} data-slot="heading">
        <Link className={styles.link} href={href.product(product.id)} data-slot="title">
          {product.title}
        </Link>
      </Heading>
      <p className={styles.facts}>
        <Stars rating={product.rating} />
        <span className={styles.price} data-slot="price">
          {price}
        </span>
      </p>
      <div className={styles.action}>
        <AddToCartButton
          kind="soft"
          describedBy={titleId}
          onAdd={() => cart.addFromCard(product)}
        />
      </div>
    </article>
  );
}, isSame);

/** Whether two cards look the same: what else a product has follows from its id. */
function isSame(a: ProductCardProps, b: ProductCardProps): boolean {
  return (
    a.product.id === b.product.id &&
    a.heading === b.heading &&
    a.eager === b.eager &&
    a.place?.position === b.place?.position &&
    a.place?.size === b.place?.size
  );
}

import { ShareStatus, useShare } from '#components/ShareStatus.tsx';
import type { Product } from '#domain/catalogue/product.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './ShareButton.module.css';

const SHARE = 'M12 15V4M8.2 7.4 12 3.6l3.8 3.8M6 11H5v9.4h14V11h-1';

/** Beside the breadcrumb: shares the product's URL. */
export function ShareButton({ product }: { readonly product: Product }) {
  const { href } = useShop();
  const { button, share, status } = useShare(product);

  const shareProduct = () => {
    // The id alone restores the product and its catalogue.
    const url = new URL(href.product(product.id), location.origin);
    void share(product.title, url.href);
  };

  return (
    <div data-unprinted>
      <IconButton
        ref={button}
        outline={SHARE}
        small
        className={styles.button}
        aria-label="Share"
        onClick={shareProduct}
      />
      <ShareStatus {...status} className={styles.status} />
    </div>
  );
}

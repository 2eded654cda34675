import { useState } from 'react';
import { shareURL, type Shared } from '#lib/share.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './ShareButton.module.css';

const SHARE = 'M12 15V4M8.2 7.4 12 3.6l3.8 3.8M6 11H5v9.4h14V11h-1';

/** On the picture's corner: shares the product's URL, and shows a status where it was copied, or could not be. */
export function ShareButton({ product }: { readonly product: Product }) {
  const { href } = useShop();
  const [shared, setShared] = useState<Shared | null>(null);
  const address = new URL(href.product(product.id), location.origin);
  // The id alone restores the product and its catalogue.
  address.search = '';

  const share = async () => {
    // Screen readers announce the same text again only after it has been removed.
    setShared(null);
    setShared(await shareURL(product.title, address.href));
  };

  return (
    <div className={styles.share}>
      <IconButton
        outline={SHARE}
        className={styles.button ?? ''}
        aria-label="Share"
        onClick={() => void share()}
      />
      <p className={styles.status} role="status">
        {shared === 'copied' && 'Link copied'}
        {shared === 'failed' && (
          <>
            The link could not be copied. Here it is, to copy by hand:{' '}
            <span className={styles.address}>{address.href}</span>
          </>
        )}
      </p>
    </div>
  );
}

import { ShareStatus, useShare } from '#components/ShareStatus.tsx';
import type { CartItems } from '#domain/cart/items.ts';
import { formatCartLink } from '#domain/cart/cart-link.ts';
import { formatParams, paramsOf } from '#domain/catalogue-params.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CartSummary.module.css';

/** Shares a link that shows the same cart in any browser. */
export function ShareCart({ items }: { readonly items: CartItems }) {
  const { href, catalogue } = useShop();
  const { button, share, status } = useShare(null);

  const shareCart = () => {
    const url = new URL(href.cart(), location.origin);
    url.search = formatParams(paramsOf(catalogue));
    url.hash = formatCartLink(items, catalogue);
    void share('Your Cart', url.href);
  };

  return (
    <div className={styles.share} data-unprinted>
      <Button ref={button} variant="link" onClick={shareCart}>
        Share this cart
      </Button>
      <ShareStatus {...status} className={styles.note} />
    </div>
  );
}

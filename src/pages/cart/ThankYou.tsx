import { useEffect, useRef } from 'react';
import { Link } from '#components/Link.tsx';
import { HeroPicture } from '#components/illustrations/HeroPicture.tsx';
import { Wave } from '#components/illustrations/Wave.tsx';
import { formatItemCount } from '#domain/cart/cart.ts';
import type { Order } from '#domain/cart/order.ts';
import { formatPrice } from '#domain/money.ts';
import { scrollToTop } from '#router/focus.ts';
import { useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import sky from '#components/illustrations/Sky.module.css';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  /** `null` before a checkout. */
  readonly order: Order | null;
  /** Whether Undo has brought it back, which is announced otherwise. */
  readonly isBack?: boolean | undefined;
}

/**
 * The message after a checkout, over water that a product crosses once. The status is always rendered: screen readers
 * announce only changes of an existing live region.
 */
export function ThankYou({ order, isBack = false }: ThankYouProps) {
  const { href } = useShop();
  const message = useRef<HTMLParagraphElement>(null);
  // The Checkout button, which had the focus, has been removed (SPEC CART15).
  useEffect(() => {
    if (!order) return;
    // Scrolled to the summary, a phone would show the order without its message.
    scrollToTop();
    message.current?.focus({ preventScroll: true });
  }, [order]);
  return (
    <div className={order ? styles.thanks : undefined}>
      {order && (
        <div className={`${sky.sky} ${styles.water}`} aria-hidden="true">
          <Wave layer="far" />
          <Wave layer="mid" />
          <Wave layer="near" className={styles.trough} />
          <i className={sky.glitter} />
          <HeroPicture
            className={styles.crossing}
            place="near"
            use="page"
            sizes="clamp(11rem, 28vw, 26rem)"
          />
          <Wave layer="shore" />
        </div>
      )}
      <div role="status" aria-live={isBack ? 'off' : undefined}>
        {order && (
          <>
            <p ref={message} className={styles.message} tabIndex={-1}>
              Thank you for your purchase! 🎉
            </p>
            <p className={styles.sum}>
              {`${formatItemCount(order.lines)} · ${formatPrice(order.total)}`}
            </p>
          </>
        )}
      </div>
      {order && (
        <Link className={buttonClass} data-size="large" data-unprinted href={href.products()}>
          Continue shopping
        </Link>
      )}
    </div>
  );
}

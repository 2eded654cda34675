import { useId, useRef } from 'react';
import { countItems, formatCount } from '#domain/cart/cart.ts';
import { useCartState, useOverlay, useShop, useVisit } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CART } from '#ui/icons.ts';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import styles from './CartButton.module.css';
import { CartPopup } from './CartPopup.tsx';

/** The badge shows larger numbers as `99+`. */
const BADGE_MAX = 99;

/** The cart icon with its badge and the popup. */
export function CartButton() {
  const { cart } = useShop();
  const count = useVisit(({ cart: lines }) => countItems(lines));
  const shown = useOverlay() === 'cart';
  const bouncing = useCartState((state) => state.bouncing);
  const button = useRef<HTMLButtonElement>(null);
  const popupId = useId();

  const toggle = () => {
    // Safari does not focus a clicked button; the popup takes the focus only from here.
    button.current?.focus();
    cart.togglePopup();
  };

  return (
    <div>
      <IconButton
        ref={button}
        outline={CART}
        className={styles.button}
        aria-label={nameOf(count)}
        aria-expanded={shown}
        aria-haspopup="dialog"
        aria-controls={shown ? popupId : undefined}
        data-bouncing={bouncing}
        onClick={toggle}
      >
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        )}
      </IconButton>
      {shown && (
        <ErrorBoundary fallback={null}>
          <CartPopup id={popupId} opener={button} />
        </ErrorBoundary>
      )}
    </div>
  );
}

function nameOf(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${formatCount(count)}`;
}

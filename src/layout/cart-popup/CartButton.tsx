import { useId, useRef } from 'react';
import { Dismissible } from '#lib/hooks/use-dismiss.ts';
import { useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { countItems } from '#domain/cart.ts';
import { useCart, useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CART } from '#ui/icons.ts';
import styles from './CartButton.module.css';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { CartPopup } from '../lazy-components.ts';

/** The largest number the badge has room for. */
const BADGE_MAX = 99;

/** The cart icon with its badge, and the popup it opens. */
export function CartButton() {
  const { cart, go, href } = useShop();
  const count = countItems(useCart(({ items }) => items));
  const shown = useCart(({ popupShown }) => popupShown);
  const bouncing = useCart((state) => state.bouncing);
  const button = useRef<HTMLButtonElement>(null);
  const showsPopup = useLoadWhen(CartPopup, shown, () => {
    cart.closePopup();
    // Whoever pressed the icon wants to see the cart.
    if (document.activeElement === button.current) void go(href.cart());
  });
  const popupId = useId();

  const toggle = () => {
    // Not every browser focuses a button that is clicked; the popup takes the focus from here, not from a card.
    button.current?.focus();
    cart.togglePopup();
  };

  return (
    <div>
      <IconButton
        ref={button}
        outline={CART}
        className={styles.button ?? ''}
        aria-label={nameOf(count)}
        aria-expanded={shown}
        aria-haspopup="dialog"
        aria-controls={showsPopup ? popupId : undefined}
        data-bouncing={bouncing}
        onClick={toggle}
      >
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        )}
      </IconButton>
      {shown && !showsPopup && (
        <Dismissible inside={[button]} onDismiss={() => cart.closePopup()} />
      )}
      {showsPopup && (
        <ErrorBoundary fallback={null}>
          <CartPopup id={popupId} opener={button} />
        </ErrorBoundary>
      )}
    </div>
  );
}

function nameOf(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}

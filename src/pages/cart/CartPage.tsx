import { useEffect, useState } from 'react';
import { Link } from '#components/Link.tsx';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import message from '#components/illustrations/Message.module.css';
import { Illustration } from '#components/illustrations/Illustration.tsx';
import { MoreProducts } from '#components/MoreProducts.tsx';
import { PageTitle } from '#components/PageTitle.tsx';
import { focusHeading } from '#router/focus.ts';
import { useCartItems, useShop, useVisit } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { CartLines } from './CartLines.tsx';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { ThankYou } from './ThankYou.tsx';

export function CartPage() {
  const { cart, visit, href } = useShop();
  const items = useCartItems();
  // Component state: after a return to the page the message is gone (SPEC CART15).
  const [placed, setPlaced] = useState<{ number?: string; isBack?: boolean }>({});
  // Start over removes orders, and Undo brings them back.
  const order =
    useVisit(({ orders }) => orders.find(({ number }) => number === placed.number)) ?? null;
  // By the button, or by a tool. Undo of Start over brings orders back too, which are not new.
  useEffect(
    () =>
      visit.subscribe(({ before, after }, by) => {
        const number = after.orders.at(-1)?.number;
        const isNew = after.orders.length > before.orders.length && by !== 'undo' && by !== 'start';
        if (isNew && number !== undefined) setPlaced({ number });
        // Undo says itself what is back.
        else if (by === 'undo') setPlaced((last) => ({ ...last, isBack: true }));
      }),
    [visit],
  );
  const checkout = () => {
    // Another tab has just emptied the cart: the Checkout button is removed, and there is no message to focus.
    if (cart.checkout() === null) focusHeading();
  };

  // The prerendered HTML has no stored cart. The inline script shows the text for an empty one if none is stored.
  const hydrated = useHydrated();

  return (
    <>
      <div className={order ? 'visually-hidden' : undefined}>
        <PageTitle>Your Cart</PageTitle>
      </div>
      <ThankYou order={order} isBack={placed.isBack} />
      {order && (
        <div className={styles.done}>
          <OrderDetails order={order} />
          <MoreProducts count={2} without={order.lines} />
        </div>
      )}
      <div className={styles.page}>
        <div className={`${styles.cart} ${items.length > 0 ? styles.filled : ''}`}>
          {/* What was removed before the order is not shown beside it. */}
          <CartLines key={order?.number} items={items} />
          {items.length > 0 && <CartSummary items={items} onCheckout={checkout} />}
        </div>
      </div>
      {(!hydrated || (items.length === 0 && !order)) && (
        <div
          className={message.message}
          data-slot="empty-cart"
          hidden={!hydrated}
          suppressHydrationWarning
        >
          <Illustration picture="far" lazy />
          <p className={message.title}>Your shopping cart is empty.</p>
          <Link className={buttonClass} href={href.products()}>
            Continue shopping
          </Link>
        </div>
      )}
      {hydrated && !order && <MoreProducts without={items} />}
    </>
  );
}

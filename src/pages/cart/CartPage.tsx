import { useState } from 'react';
import { Link } from 'wouter';
import { PageTitle } from '#components/PageTitle.tsx';
import { useCart, useShop } from '#stores/use-shop.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { RemovalStatus } from './RemovalStatus.tsx';

export function CartPage() {
  const { cart, href } = useShop();
  const items = useCart((state) => state.items);
  // Of this visit to the page only: whoever leaves and comes back sees the cart again.
  const [thanked, setThanked] = useState(false);

  const checkout = () => {
    cart.checkout();
    setThanked(true);
  };

  return (
    <>
      <PageTitle screen="Cart">Your Cart</PageTitle>
      <RemovalStatus />
      <div role="status">
        {thanked && <p className={styles.thanks}>Thank you for your purchase! 🎉</p>}
      </div>
      {items.length > 0 && (
        <div className={styles.cart}>
          <ul className={styles.lines} aria-label="Cart items">
            {items.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
          <CartSummary items={items} onCheckout={checkout} />
        </div>
      )}
      {items.length === 0 && !thanked && <p>Your shopping cart is empty.</p>}
      {items.length === 0 && <Link href={href.products()}>Continue shopping</Link>}
    </>
  );
}

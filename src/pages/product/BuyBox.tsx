import { useId, useState } from 'react';
import { AddToCartButton } from '#components/AddToCartButton.tsx';
import { QuantityStepper } from '#components/QuantityStepper.tsx';
import { clampQty, MIN_QTY } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { isOn } from '#router/location.ts';
import styles from './BuyBox.module.css';

const QUANTITY_ID = 'quantity';

/** The quantity and the buttons Add to Cart and Buy Now. Both use the stepper's quantity and reset it to 1. */
export function BuyBox({ product }: { readonly product: Product }) {
  const { announcer, cart, navigate, href } = useShop();
  const [qty, setQty] = useState(MIN_QTY);
  const nameId = useId();

  // Announced, as the focus is on the button and not on the number.
  const step = (next: number) => {
    setQty(next);
    announcer.announce(`Quantity: ${next}`);
  };

  const add = () => {
    cart.addFromPage(product, qty);
    setQty(MIN_QTY);
  };

  const buyNow = () => {
    // This page stays until the navigation has been rendered: another click, or a held Enter, must not add again.
    if (!isOn('product')) return;
    cart.addFromPage(product, qty);
    void navigate(href.cart());
  };

  return (
    <div className={styles.buy} data-unprinted>
      <span id={nameId} hidden>
        {product.title}
      </span>
      <div className={styles.quantity}>
        <label className="visually-hidden" htmlFor={QUANTITY_ID}>
          Quantity
        </label>
        <QuantityStepper
          id={QUANTITY_ID}
          qty={qty}
          onSet={setQty}
          onStep={(by) => step(clampQty(qty + by))}
        />
      </div>
      <div className={styles.actions}>
        <AddToCartButton className={styles.add} describedBy={nameId} onAdd={add} />
        <Button once variant="secondary" className={styles.buyNow} onClick={buyNow}>
          Buy Now
        </Button>
      </div>
    </div>
  );
}

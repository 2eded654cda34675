import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useDismiss } from '#lib/hooks/use-dismiss.ts';
import { Illustration } from '#components/illustrations/Illustration.tsx';
import { Link } from '#components/Link.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { formatCount } from '#domain/cart/cart.ts';
import { lineTotal, totalsOf, type CartItem, type CartItems } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import { groupDigits } from '#domain/text.ts';
import { useCartState, useCartItems, useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import floating from '#ui/Floating.module.css';
import { CLOSE } from '#ui/icons.ts';
import { useRoute } from '#router/location.ts';
import styles from './CartPopup.module.css';

/** How far a swipe on the head goes at least, in CSS pixels. */
const SWIPE = 24;

interface CartPopupProps {
  readonly id: string;
  /** The icon. When it has the focus, the popup takes it; Escape returns it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/**
 * A non-modal summary of the cart. A click outside closes it. Opened from a card it is small, so that it does not cover
 * the next one: of the lines it shows the one that was added.
 */
export function CartPopup({ id, opener }: CartPopupProps) {
  const { overlay, href } = useShop();
  const { page } = useRoute();
  const items = useCartItems();
  const { count, total } = totalsOf(items);
  const addedId = useCartState((state) => state.added);
  // Not found when it has been removed meanwhile, in another tab for instance.
  const added = items.find(({ id }) => id === addedId);
  const popup = useRef<HTMLDivElement>(null);
  const swipeStart = useRef(0);

  useOpening(popup, opener);

  useDismiss([popup, opener], (how) => {
    const hadFocus = popup.current?.contains(document.activeElement) === true;
    overlay.close();
    if (how === 'escape' && hadFocus) opener.current?.focus();
  });

  const close = () => {
    overlay.close();
    opener.current?.focus();
  };

  const go = (event: MouseEvent) => {
    overlay.close();
    if (page !== 'cart') return;
    // On the cart page the link only closes the popup (SPEC POP4).
    event.preventDefault();
    opener.current?.focus();
  };

  return (
    <div
      ref={popup}
      id={id}
      className={`${floating.floating} ${styles.popup} ${added ? styles.small : ''}`}
      popover="manual"
      role="dialog"
      aria-label="Cart"
      tabIndex={-1}
    >
      <div
        className={styles.head}
        onPointerDown={({ clientY }) => (swipeStart.current = clientY)}
        onPointerUp={({ clientY }) => {
          const down = clientY - swipeStart.current;
          // Out of the window: the sheet is at its bottom, the small popup at its top.
          if ((added ? -down : down) > SWIPE) close();
        }}
      >
        <h2>
          Your cart
          {count > 0 && <span className={styles.count}>{` · ${groupDigits(count)}`}</span>}
        </h2>
        <IconButton outline={CLOSE} aria-label="Close cart" onClick={close} />
      </div>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <Illustration picture="far" />
          <p>Your shopping cart is empty.</p>
        </div>
      ) : (
        <PopupLines items={added ? [added] : items} />
      )}
      <div className={styles.foot}>
        {items.length > 0 && (
          <p className={styles.total}>
            <span>
              Total<span className={styles.items}>{` · ${formatCount(count)}`}</span>
            </span>{' '}
            <span>{formatCents(total)}</span>
          </p>
        )}
        <Link className={buttonClass} href={href.cart()} onClick={go}>
          Go to Cart
        </Link>
      </div>
    </div>
  );
}

/**
 * Shows the popup, which takes the focus when the icon has it and has opened it, and closes it when the search box has
 * the focus (SPEC POP3, POP24, POP35).
 */
function useOpening(
  popup: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const { cart, overlay } = useShop();
  useLayoutEffect(() => {
    const { activeElement } = document;
    // The popup would cover the suggestions.
    const makeRoom = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof Element && target.matches('[role="search"] input')) overlay.close();
    };
    makeRoom({ target: activeElement });
    // In the top layer, above the header's stacking context. `popover="auto"` would race with a click on another card,
    // which opens the popup again.
    popup.current?.showPopover();
    if (activeElement === opener.current && cart.state.getState().added === null)
      popup.current?.focus();
    addEventListener('focusin', makeRoom);
    return () => removeEventListener('focusin', makeRoom);
  }, [popup, opener, cart, overlay]);
}

function PopupLines({ items }: { readonly items: CartItems }) {
  const list = useRef<HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const update = () => setScrolls(element.scrollHeight > element.clientHeight);
    // The popup has no size yet: its layout effect, which shows it, runs after this one.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs again for other items
  }, [items]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls only focusable elements by keyboard
    <ul ref={list} className={styles.lines} aria-label="Items" tabIndex={scrolls ? 0 : undefined}>
      {items.map((item) => (
        <PopupLine key={item.id} item={item} />
      ))}
    </ul>
  );
}

function PopupLine({ item }: { readonly item: CartItem }) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture product={item} use="small" eager />
      </div>
      <span className={styles.title}>{item.title}</span>
      <span className={styles.qty}>
        <span className="visually-hidden">Quantity </span>
        <span aria-hidden="true">× </span>
        <span>{item.qty}</span>
      </span>
      <span className={styles.price}>{formatCents(lineTotal(item))}</span>
    </li>
  );
}

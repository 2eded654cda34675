import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useDismiss } from '#lib/hooks/use-dismiss.ts';
import { Illustration } from '#components/illustrations/Illustration.tsx';
import { Link } from '#components/Link.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { lineTotal, totalsOf, type CartItem, type CartItems } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import { groupDigits } from '#domain/text.ts';
import { useCart, useCartItems, useShop } from '#stores/use-shop.ts';
import { buttonClass } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import floating from '#ui/Floating.module.css';
import { CLOSE } from '#ui/icons.ts';
import { useRoute } from '#router/use-route.ts';
import styles from './CartPopup.module.css';

/** How far a swipe down on the head goes at least, in CSS pixels. */
const SWIPE = 24;

interface CartPopupProps {
  readonly id: string;
  /** The icon. When it has the focus, the popup takes it; Escape returns it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** A non-modal summary of the cart. A click outside closes it. */
export function CartPopup({ id, opener }: CartPopupProps) {
  const { overlay, href } = useShop();
  const { page } = useRoute();
  const items = useCartItems();
  const { count, total } = totalsOf(items);
  const popup = useRef<HTMLDivElement>(null);
  const swipeStart = useRef(0);

  useLayoutEffect(() => {
    // In the top layer, above the header's stacking context. `popover="auto"` would race with a click on another card,
    // which opens the popup again.
    popup.current?.showPopover();
    if (document.activeElement === opener.current) popup.current?.focus();
  }, [opener]);

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
      className={`${floating.floating} ${styles.popup}`}
      data-below-header
      popover="manual"
      role="dialog"
      aria-label="Cart"
      tabIndex={-1}
    >
      <div
        className={styles.head}
        onPointerDown={({ clientY }) => (swipeStart.current = clientY)}
        onPointerUp={({ clientY }) => {
          if (clientY - swipeStart.current > SWIPE) close();
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
          <Illustration picture="basket" />
          <p>Your shopping cart is empty.</p>
        </div>
      ) : (
        <PopupLines items={items} />
      )}
      <div className={styles.foot}>
        {items.length > 0 && (
          <p className={styles.total}>
            <span>Total</span> <span>{formatCents(total)}</span>
          </p>
        )}
        <Link className={buttonClass} href={href.cart()} onClick={go}>
          Go to Cart
        </Link>
      </div>
    </div>
  );
}

function PopupLines({ items }: { readonly items: CartItems }) {
  const list = useRef<HTMLUListElement>(null);
  const added = useCart((state) => state.added);
  const additions = useCart((state) => state.additions);
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
        <PopupLine key={item.id} item={item} added={added === item.id ? additions : 0} />
      ))}
    </ul>
  );
}

interface PopupLineProps {
  readonly item: CartItem;
  /** Grows with each addition of the item; 0 when another one was added last, or none. */
  readonly added: number;
}

function PopupLine({ item, added }: PopupLineProps) {
  const line = useRef<HTMLLIElement>(null);
  // Not in a layout effect: the popup is shown in a later one and has no layout before.
  useEffect(() => {
    if (added > 0 && line.current) showInPopup(line.current);
  }, [added]);
  return (
    <li ref={line} className={styles.line}>
      <div className={styles.picture}>
        <ProductPicture product={item} eager />
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

/** Scrolls only the popup. (`scrollIntoView` would move the starting point of the next Tab from the card's button.) */
function showInPopup(line: HTMLElement): void {
  // The list scrolls, in a low window the whole popup.
  for (const box of [line.parentElement, line.closest('[popover]')]) {
    if (!box) continue;
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += Math.max(0, inner.bottom - outer.bottom) || Math.min(0, inner.top - outer.top);
  }
}

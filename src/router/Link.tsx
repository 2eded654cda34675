import type { ComponentProps, MouseEvent } from 'react';
import { useShop } from '#stores/use-shop.ts';

interface LinkProps extends ComponentProps<'a'> {
  /** An address of the shop: see `Hrefs`. */
  readonly href: string;
}

/**
 * A link within the shop. A plain click goes there without loading; every other way to follow it (a new tab,
 * a download) is the browser's. An `onClick` that prevents the default goes nowhere.
 */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const { go } = useShop();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** With the main button and no key held: Ctrl, ⌘ and Shift ask for another tab or window, Alt for a download. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

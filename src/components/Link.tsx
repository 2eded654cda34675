import type { ComponentProps, MouseEvent } from 'react';
import { useShop } from '#stores/use-shop.ts';

interface LinkProps extends ComponentProps<'a'> {
  /** A URL of the shop, without its origin: see `Hrefs`. */
  readonly href: string;
}

/** A link within the shop, which navigates without loading a document, unless it is opened in another tab or saved. */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const { navigate } = useShop();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import { withKeptParams } from '#router/kept-params.ts';
import { useKeptParams } from '#router/use-kept-params.ts';
import { useShop } from '#stores/use-shop.ts';

interface LinkProps extends ComponentProps<'a'> {
  /** A URL of the shop, without its origin: see `Hrefs`. */
  readonly href: string;
}

/**
 * A link within the shop, which navigates without loading a document, unless it is opened in another tab or saved. It
 * repeats the kept parameters of the URL; by `data-link` the inline body script finds it.
 */
export function Link({ href, onClick, children, ...props }: LinkProps) {
  const { navigate } = useShop();
  useKeptParams();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...props} data-link="" href={withKeptParams(href)} onClick={follow}>
      {children}
    </a>
  );
}

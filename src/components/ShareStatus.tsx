import { useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { shareURL, type Shared } from '#lib/share.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import styles from './ShareStatus.module.css';

/** The outcome of the last share. */
interface Outcome {
  readonly shared: Shared;
  readonly url: string;
}

/**
 * The props of a Share button and of its `ShareStatus`. Call `share` in the click handler. `product`: whose link it is;
 * `null` for the cart's.
 */
export function useShare(product: Product | null) {
  const { events } = useShop();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const share = async (title: string, url: string) => {
    // Screen readers announce the same text again only after it has been removed.
    setOutcome(null);
    const shared = await shareURL(title, url);
    setOutcome({ shared, url });
    if (shared === 'shared' || shared === 'copied')
      events.emit({ type: 'shared', method: shared === 'copied' ? 'copy' : 'share', product });
  };
  const dismiss = () => {
    setOutcome(null);
    button.current?.focus();
  };
  return { button, share, status: { outcome, dismiss } };
}

interface ShareStatusProps {
  readonly outcome: Outcome | null;
  readonly dismiss: () => void;
  readonly className: string | undefined;
}

/** A status: the link was copied, or, where that failed, the link itself. Always rendered, as a live region. */
export function ShareStatus({ outcome, dismiss, className }: ShareStatusProps) {
  return (
    <div className={className} role="status">
      {outcome?.shared === 'copied' && <span>Link copied</span>}
      {outcome?.shared === 'failed' && (
        <div ref={scrollIntoView} className={styles.failed}>
          <p>
            The link could not be copied. Here it is, to copy by hand:{' '}
            <span className={styles.address}>{outcome.url}</span>
          </p>
          <IconButton outline={CLOSE} small aria-label="Dismiss" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

/** On a small window the message may be below the fold. */
function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

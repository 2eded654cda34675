import { useState } from 'react';
import { shareURL, type Shared } from '#lib/share.ts';
import styles from './ShareStatus.module.css';

/** The outcome of the last share; `null` before. */
export interface ShareOutcome {
  readonly shared: Shared;
  readonly url: string;
}

/** Shares a URL, and returns the outcome for a `ShareStatus`. Call `share` in the click handler. */
export function useShare() {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = async (title: string, url: string) => {
    // Screen readers announce the same text again only after it has been removed.
    setOutcome(null);
    setOutcome({ shared: await shareURL(title, url), url });
  };
  return { outcome, share };
}

interface ShareStatusProps {
  readonly outcome: ShareOutcome | null;
  readonly className: string | undefined;
}

/** A status: the link was copied, or, where that failed, the link itself. Always rendered, as a live region. */
export function ShareStatus({ outcome, className }: ShareStatusProps) {
  return (
    <p className={className} role="status">
      {outcome?.shared === 'copied' && 'Link copied'}
      {outcome?.shared === 'failed' && (
        <>
          The link could not be copied. Here it is, to copy by hand:{' '}
          <span className={styles.address}>{outcome.url}</span>
        </>
      )}
    </p>
  );
}

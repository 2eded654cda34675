/** Outcome of sharing a URL. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'failed';

/**
 * Shares a URL with `navigator.share`, or copies it to the clipboard where that is absent or fails. Both need a user
 * activation: call it in the click handler. Never throws.
 */
export async function shareURL(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && CANCELLED.has(error.name)) return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Denied, or absent: `navigator.clipboard` needs a secure context.
    return 'failed';
  }
}

/** The visitor cancelled, or the share dialog is already open. */
const CANCELLED: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

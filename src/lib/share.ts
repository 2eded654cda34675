/** What became of an address that was to be shared. */
export type Shared = 'handed-over' | 'cancelled' | 'copied' | 'failed';

/**
 * Hands an address to the device's own way of sharing; where there is none, or it may not be used here, puts
 * it on the clipboard. Call it in the click itself: browsers allow neither without one. Never throws.
 */
export async function shareURL(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'handed-over';
    } catch (fault) {
      if (fault instanceof DOMException && CALLED_OFF.has(fault.name)) return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Denied, or not there at all: an address without https has no clipboard.
    return 'failed';
  }
}

/** By the visitor, or since the visitor is still being asked. */
const CALLED_OFF: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

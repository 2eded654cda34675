/**
 * The attributes of a live region that is rendered before its message comes: screen readers announce only what changes
 * in one that is there. Empty, it is no `status`: programs that look for the page's own find no other before it.
 */
export function liveRegion(hasMessage: boolean) {
  return {
    role: hasMessage ? 'status' : undefined,
    'aria-live': 'polite',
    'aria-atomic': true,
  } as const;
}

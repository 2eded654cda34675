import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What counts as inside; a click on any of these dismisses nothing. */
type Inside = readonly RefObject<Element | null>[];

/**
 * Calls `dismiss` on Escape, and on a click outside. The click is caught on its way down, so that what
 * it does elsewhere (such as opening again) happens after. A key already used by something else is left alone.
 */
export function useDismiss(inside: Inside, dismiss: (how: 'escape' | 'outside') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const isInside = inside.some(
      ({ current }) => target instanceof Node && current?.contains(target),
    );
    if (!isInside) dismiss('outside');
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const click = (event: MouseEvent) => onClick(event);
    addEventListener('keydown', key);
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('keydown', key);
      removeEventListener('click', click, { capture: true });
    };
  }, []);
}

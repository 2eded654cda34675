import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What counts as inside; a click on any of these dismisses nothing. */
type Inside = readonly RefObject<Element | null>[];

/**
 * Calls `dismiss` on Escape, and on a click outside. The click is caught on its way down, so that what
 * it does elsewhere (such as opening again) happens after. A key already used by something else is left alone, and so
 * is a press that began inside, as when text is selected: the browser reports its click wherever it ends.
 */
export function useDismiss(inside: Inside, dismiss: (how: 'escape' | 'outside') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
  });
  const pressedInside = useRef(false);
  const isInside = ({ target }: Event) =>
    inside.some(({ current }) => target instanceof Node && current?.contains(target));
  const onPointerDown = useEffectEvent((event: Event) => (pressedInside.current = isInside(event)));
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!pressedInside.current && !isInside(event)) dismiss('outside');
    // A click made by a key or by script has no press before it.
    pressedInside.current = false;
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const click = (event: MouseEvent) => onClick(event);
    addEventListener('keydown', key);
    const press = (event: Event) => onPointerDown(event);
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key);
      removeEventListener('click', click, { capture: true });
    };
  }, []);
}

interface DismissibleProps {
  readonly inside: Inside;
  readonly onDismiss: () => void;
}

/** Stands in for what is still loading: it can be dismissed before it is there. */
export function Dismissible({ inside, onDismiss }: DismissibleProps): null {
  useDismiss(inside, onDismiss);
  return null;
}

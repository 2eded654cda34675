import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Elements that count as inside: a click in them does not dismiss. */
type Inside = readonly RefObject<Element | null>[];

/**
 * Calls `dismiss` on Escape and on a click outside. The click is handled in the capture phase, before a handler of the
 * clicked element opens something again. Ignored: an Escape that another handler has prevented, and a click whose
 * pointer went down inside (text selection: the browser sends the click to where the pointer goes up).
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
    // A click from the keyboard or a script has no `pointerdown`, and no `detail`.
    const pressed = event.detail > 0 && pressedInside.current;
    pressedInside.current = false;
    if (!pressed && !isInside(event)) dismiss('outside');
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const click = (event: MouseEvent) => onClick(event);
    addEventListener('keydown', key);
    const pointerDown = (event: Event) => onPointerDown(event);
    addEventListener('pointerdown', pointerDown, { capture: true });
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('pointerdown', pointerDown, { capture: true });
      removeEventListener('keydown', key);
      removeEventListener('click', click, { capture: true });
    };
  }, []);
}

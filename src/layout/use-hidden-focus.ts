import { useEffect, useRef, type RefObject } from 'react';
import { useWhenMedia } from '#lib/hooks/use-when-media.ts';
import { isFocusLost } from '#router/focus.ts';
import { WIDE } from '#styles/media.ts';

type Ref = RefObject<HTMLElement | null>;

/** Moves the focus, when the window becomes narrow, from a part that is hidden there to the button that opens it. */
export function useHiddenFocus(parts: readonly (readonly [part: Ref, button: Ref])[]): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => (last.current = target);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useWhenMedia(`not ${WIDE}`, () => {
    // The browser may have taken the focus from it already.
    const focused = isFocusLost() ? last.current : document.activeElement;
    const isIn = ([part]: readonly [Ref, Ref]) =>
      focused instanceof Node && part.current?.contains(focused);
    parts.find(isIn)?.[1].current?.focus();
  });
}

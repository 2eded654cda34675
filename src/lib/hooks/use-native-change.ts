import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back at the `change` event of the input in an element: its value is final. React's `onChange` is the `input`
 * event and misses a value that a driver or assistive technology sets.
 */
export function useNativeChange(
  around: RefObject<HTMLElement | null>,
  changed: (input: HTMLInputElement) => void,
): void {
  const onChange = useEffectEvent(changed);
  useEffect(() => {
    const element = around.current;
    const listener = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) onChange(target);
    };
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, [around]);
}

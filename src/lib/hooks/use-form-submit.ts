import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the form around an element is sent. */
export function useFormSubmit(inside: RefObject<Element | null>, sent: () => void): void {
  const onSubmit = useEffectEvent(sent);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [inside]);
}

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `submitted` when the form around an element is submitted. */
export function useFormSubmit(inside: RefObject<Element | null>, submitted: () => void): void {
  const onSubmit = useEffectEvent(submitted);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [inside]);
}

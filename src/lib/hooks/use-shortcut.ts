import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an action on Ctrl, on Apple's systems ⌘, with a letter (lower case), with the focus on any element. On a layout
 * without Latin letters the key in the letter's place counts.
 */
export function useShortcut(key: string, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isShortcut = (IS_APPLE ? event.metaKey : event.ctrlKey) && !event.altKey;
      if (!isShortcut || event.shiftKey || letterOf(event) !== key) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [key]);
}

const IS_APPLE = /^(?:Mac|iP)/.test(globalThis.navigator?.platform);

/** The letter of a key; events that programs make may have neither `key` nor `code`. */
function letterOf({ key, code }: Partial<KeyboardEvent>): string | undefined {
  const isLatin = key !== undefined && key < '\u0080';
  return (isLatin ? key : code?.replace(/^Key/, ''))?.toLowerCase();
}

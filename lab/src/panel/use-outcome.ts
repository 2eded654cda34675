import { useState } from 'react';
import { messageOf } from '#lib/message-of.ts';

/** The outcome of an action, for `OutcomeStatus`. */
export interface Outcome {
  readonly text: string;
  readonly isError?: boolean;
  /** The text that could not be copied. */
  readonly byHand?: string;
}

/** Runs the actions of a section, and holds the outcome of the last one. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Runs an action and shows `done`, or the error's message. */
  const run = async (action: () => unknown, done: string) => {
    // Screen readers announce the same text again only if it was removed before.
    setOutcome(null);
    try {
      await action();
      setOutcome({ text: done });
    } catch (error) {
      setOutcome({ text: messageOf(error), isError: true });
    }
  };

  /** Copies a text, or shows it if the clipboard is denied or absent. Call it in a click handler. */
  const copy = async (text: string, done: string) => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text: done });
    } catch {
      setOutcome({
        text: 'It could not be copied. Here it is, to copy by hand:',
        isError: true,
        byHand: text,
      });
    }
  };

  return { outcome, run, copy };
}

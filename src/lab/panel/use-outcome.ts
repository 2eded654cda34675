import { useState } from 'react';

/** What the last action of a section has led to. */
export interface Outcome {
  readonly text: string;
  readonly isError?: boolean;
  /** What could not be copied. */
  readonly byHand?: string;
}

/** The outcome of a section's last action, shown by `OutcomeStatus`. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Runs an action and shows `done`, or the error's message. */
  const run = async (action: () => unknown, done: string) => {
    // Screen readers announce the same text again only after it has been removed.
    setOutcome(null);
    try {
      await action();
      setOutcome({ text: done });
    } catch (error) {
      setOutcome({ text: error instanceof Error ? error.message : String(error), isError: true });
    }
  };

  /** Copies a text; where the clipboard is denied or absent, shows it. Call it in the click handler. */
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

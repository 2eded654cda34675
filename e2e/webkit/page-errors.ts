/** The key the page notes its errors under, to be kept through a reload. */
export const ERRORS = 'errors';

/**
 * Runs in the page: once it answers, notes its errors from then on, as the driver has no way to hear them.
 * Also files that do not load: their errors do not bubble, but can be caught on their way down.
 */
export function noteErrorsWhenReady(key: string): boolean {
  if (!('ready' in document.documentElement.dataset)) return false;
  const note = (text: string) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`);
  // A page that is left gives up the files that are still on their way.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    ({ message, target }: Partial<ErrorEvent>) => {
      if (message !== undefined) note(message);
      else if (!isLeft) note(`${target instanceof Element ? target.outerHTML : 'A file'} failed`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  const log = console.error;
  console.error = (...words: readonly unknown[]) => {
    note(words.join(' '));
    log(...words);
  };
  return true;
}

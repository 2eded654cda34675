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
  addEventListener(
    'error',
    ({ message, target }: Partial<ErrorEvent>) =>
      note(message ?? `${target instanceof Element ? target.outerHTML : 'A file'} failed`),
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

/** The session storage key of the recorded errors, which must survive a reload. */
export const ERRORS = 'errors';

/**
 * Runs in the page: false before the app is interactive, after which it records errors, because WebDriver
 * does not report them. Files that fail to load count too: their error events do not bubble, but are captured.
 */
export function recordErrorsWhenReady(key: string): boolean {
  if (!('ready' in document.documentElement.dataset)) return false;
  const record = (text: string) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`);
  // Unloading a page aborts its pending requests.
  let unloading = false;
  addEventListener('beforeunload', () => (unloading = true));
  addEventListener(
    'error',
    ({ message, target }: Partial<ErrorEvent>) => {
      if (message !== undefined) record(message);
      else if (!unloading)
        record(`${target instanceof Element ? target.outerHTML : 'A file'} failed to load`);
    },
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => record(String(reason)));
  const log = console.error;
  console.error = (...words: readonly unknown[]) => {
    record(words.join(' '));
    log(...words);
  };
  return true;
}

import { BASE_PATH } from '#lib/base-path.ts';
import { START_STATUS_ID } from './contract.ts';
import { dropEarlyInput, isReady } from './early-input.ts';

/** After this time without an interactive app the visitor is told, in milliseconds. */
export const SLOW_MS = 20_000;

/**
 * Says that the app does not start when its script or style sheet fails to load, throws, or is late, and offers a reload
 * (SPEC PAINT27, PAINT31). The style sheet hides the message when the app is interactive after all (PAINT33).
 */
export function watchStart(): void {
  setTimeout(report, SLOW_MS);
  addEventListener('unhandledrejection', ({ reason }) => {
    // Extensions and scripts that the host adds reject promises too.
    if (reason instanceof Error && namesOwnFile(reason.stack ?? '')) report();
  });
  addEventListener(
    'error',
    ({ target, filename = '' }: Event & Partial<Pick<ErrorEvent, 'filename'>>) => {
      // Not a picture, not a file of an extension, and not an error in the inline scripts, after which the app starts.
      if (namesOwnFile(filename || urlOf(target))) report();
    },
    true,
  );
}

function urlOf(element: EventTarget | null): string {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement ? element.href : '';
}

/** Whether a text names a script or style sheet of the shop, or a place in one. Its URL may have a user and a password. */
function namesOwnFile(text: string): boolean {
  const folder = `${location.protocol}//${location.host}${BASE_PATH}assets/`;
  const files = text.replaceAll(/(?<=\/\/)[^/@\s]*@/g, '').split(folder);
  return files.slice(1).some((file) => /^[^/]*\.(?:js|css)/.test(file));
}

function report(): void {
  const status = document.getElementById(START_STATUS_ID);
  if (!status || status.hasChildNodes() || isReady()) return;
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  const isMisplaced = location.protocol === 'file:' || !location.pathname.startsWith(BASE_PATH);
  status.append(
    isMisplaced
      ? `The shop was built to be served by a web server at ${BASE_PATH}, and does not run here. `
      : 'Part of this page has not loaded: its buttons do not work yet. ',
    again,
  );
  dropEarlyInput();
}

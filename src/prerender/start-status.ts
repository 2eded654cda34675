import { START_STATUS_ID } from './contract.ts';
import { dropEarlyInput, isReady } from './early-input.ts';

/** After this time without an interactive app the visitor is told, in milliseconds. */
export const SLOW_MS = 20_000;

/**
 * Says that the app does not start when its script fails to load, throws, or is late, and offers a reload (SPEC
 * PAINT27). The style sheet hides the message when the app is interactive after all.
 */
export function watchStart(): void {
  setTimeout(report, SLOW_MS);
  addEventListener('unhandledrejection', report);
  addEventListener(
    'error',
    ({ target, filename }: Event & Partial<Pick<ErrorEvent, 'filename'>>) => {
      // Not a picture that fails to load, and not an error in the inline scripts, after which the app starts.
      if (target instanceof HTMLScriptElement || filename?.includes('/assets/')) report();
    },
    true,
  );
}

function report(): void {
  const status = document.getElementById(START_STATUS_ID);
  if (!status || status.hasChildNodes() || isReady()) return;
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  status.append('Part of this page has not loaded: its buttons do not work yet. ', again);
  dropEarlyInput();
}

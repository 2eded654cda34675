import { BASE_PATH } from '#lib/base-path.ts';
import { idle } from '#lib/scheduling/idle.ts';
import { trustedServiceWorkerURL } from '#lib/trusted-types.ts';

/**
 * Registers the service worker once the page has loaded. Where the browser refuses it (an insecure origin, a private
 * window, a setting) the shop works without being available offline.
 */
export async function registerServiceWorker(): Promise<void> {
  await waitForLoadEvent();
  await idle();
  try {
    // Reading `navigator.serviceWorker` may throw, as in a sandboxed frame.
    await navigator.serviceWorker.register(trustedServiceWorkerURL(), { scope: BASE_PATH });
  } catch {
    // The shop works without it, but not offline.
  }
}

async function waitForLoadEvent(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
}

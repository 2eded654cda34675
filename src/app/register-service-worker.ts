import { trustedServiceWorkerURL } from '#lib/trusted-types.ts';

/**
 * Has the service worker keep the shop's files, once everything of this visit has loaded. Where workers are not to
 * be had (an insecure origin, a private window, a visitor's setting) the shop simply needs its network.
 */
export async function registerServiceWorker(base: string): Promise<void> {
  await loaded();
  try {
    // Where there are no workers even asking for them may throw.
    await navigator.serviceWorker.register(trustedServiceWorkerURL(), { scope: base });
  } catch {
    // Nothing is lost but the visit without a network.
  }
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
}

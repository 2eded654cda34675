/** The one door through which the shop makes a script's address: its own worker's and no other. */
const WORKER_POLICY = 'rivulet-worker';

declare global {
  // TypeScript's DOM types do not have Trusted Types yet; what they have to take an address, takes a URL.
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (input: string) => string },
        ) => { createScriptURL: (input: string) => URL };
      }
    | undefined;
}

/**
 * Has the service worker keep the shop's files, once everything of this visit has loaded. Where workers are not to
 * be had (an insecure origin, a private window, a visitor's setting) the shop simply needs its network.
 */
export async function registerWorker(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  const address = `${base}sw.js`;
  const policy = globalThis.trustedTypes?.createPolicy(WORKER_POLICY, {
    createScriptURL: () => address,
  });
  const trusted = policy?.createScriptURL('') ?? address;
  await navigator.serviceWorker.register(trusted, { scope: base }).catch(() => undefined);
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
}

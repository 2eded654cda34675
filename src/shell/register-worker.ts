/** The one door through which the shop makes a script's address: its own worker's and no other. */
export const TRUSTED_TYPES_POLICY = 'rivulet-worker';

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
  await loaded();
  const address = `${base}sw.js`;
  try {
    const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
      createScriptURL: () => address,
    });
    const trusted = policy?.createScriptURL('') ?? address;
    // Where there are no workers even asking for them may throw.
    await navigator.serviceWorker.register(trusted, { scope: base });
  } catch {
    // Nothing is lost but the visit without a network.
  }
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
}

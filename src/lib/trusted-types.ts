/** The one policy of Trusted Types that the documents' policy allows; it lets nothing through but these two. */
export const TRUSTED_TYPES_POLICY = 'rivulet';

interface Rules {
  createScriptURL: (address: string) => string;
  createScript: (text: string) => string;
}

declare global {
  // TypeScript's DOM types do not have Trusted Types yet: what takes a trusted text takes a string there.
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules } | undefined;
}

let policy: Rules | undefined;

/** The address of the service worker, as browsers with Trusted Types want it. */
export function trustedServiceWorkerURL(): string {
  const address = workerAddress();
  return trust()?.createScriptURL(address) ?? address;
}

/** The text of a data block, as browsers with Trusted Types want it. Throws for what is no JSON. */
export function trustedJson(json: string): string {
  return trust()?.createScript(json) ?? json;
}

function trust(): Rules | undefined {
  policy ??= globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL: workerAddress,
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  return policy;
}

function workerAddress(): string {
  return `${import.meta.env.BASE_URL}sw.js`;
}

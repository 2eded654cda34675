/** The one Trusted Types policy that the Content Security Policy allows. It accepts only the two values below. */
export const TRUSTED_TYPES_POLICY = 'rivulet';

interface Rules {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
}

declare global {
  // TypeScript's DOM types lack Trusted Types: their APIs take strings there.
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules } | undefined;
}

let policy: Rules | undefined;

/** The service worker's URL, as a `TrustedScriptURL` where the browser has Trusted Types. */
export function trustedServiceWorkerURL(): string {
  const url = workerURL();
  return trust()?.createScriptURL(url) ?? url;
}

/** JSON for a data block, as a `TrustedScript` where the browser has Trusted Types. Throws a `SyntaxError` for other text. */
export function trustedJson(json: string): string {
  return trust()?.createScript(json) ?? json;
}

function trust(): Rules | undefined {
  policy ??= globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL: workerURL,
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  return policy;
}

function workerURL(): string {
  return `${import.meta.env.BASE_URL}sw.js`;
}

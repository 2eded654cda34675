/** Whether the URL of a file, given below the base, changes with its content: caches may then store it for a year. */
export function isImmutable(path: string): boolean {
  return /^(?:assets|pictures\/[0-9a-f]{8})\//.test(path);
}

/** The Cache-Control of a file, given below the base. */
export function cacheOf(path: string): string {
  if (isImmutable(path)) return 'public, max-age=31536000, immutable';
  // A stale one would reference files of an old version.
  if (/\.html$|^sw\.js$|^manifest\.webmanifest$/.test(path)) return 'no-cache';
  // Icons and notices: an hour-old copy still works.
  return 'public, max-age=3600';
}

/**
 * The Content-Security-Policy header of documents: their `<meta>` policy, `null` for none, and `frame-ancestors`, which a
 * `<meta>` cannot set.
 */
export function documentPolicy(policy: string | null): string {
  const frames = "frame-ancestors 'none'";
  return policy === null ? frames : `${policy.replace(/;\s*$/, '')}; ${frames}`;
}

/** The policy of sw.js: browsers apply the policy of its own response to a worker, and this one precaches with fetch. */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/**
 * Browser features that the shop never uses. Not listed: `web-share`, as the share button needs its default, `self`, and
 * `clipboard-read`, as tests read there what the shop has copied.
 */
const UNUSED_FEATURES = `
  accelerometer autoplay browsing-topics camera compute-pressure display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection keyboard-map local-fonts magnetometer microphone midi
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb
  window-management xr-spatial-tracking
`;

/** Headers of every response, errors included. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = [
  // Two years, without includeSubDomains: subdomains may belong to other sites. Browsers ignore it over http.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  // For browsers without frame-ancestors and for responses without a policy.
  ['X-Frame-Options', 'DENY'],
  // The URL contains the visitor's search.
  ['Referrer-Policy', 'no-referrer'],
  [
    'Permissions-Policy',
    UNUSED_FEATURES.trim()
      .split(/\s+/)
      .map((name) => `${name}=()`)
      .join(', '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

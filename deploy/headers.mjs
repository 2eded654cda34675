/**
 * Cache-Control by file, first match first. `pattern` matches the path below the base and means the same in JavaScript
 * and in nginx (PCRE).
 */
const IMMUTABLE = {
  // The URL changes with the content.
  pattern: '^(?:assets|pictures/[0-9a-f]{8})/',
  value: 'public, max-age=31536000, immutable',
};
const REVALIDATED = {
  // A stale one would reference files of an old version.
  pattern: '\\.html$|^sw\\.js$|^manifest\\.webmanifest$',
  value: 'no-cache',
};
export const CACHE_CLASSES = [IMMUTABLE, REVALIDATED];
/** All other files, such as icons: an hour-old copy still works. */
export const CACHE_ELSE = 'public, max-age=3600';

/** Patterns of the documents and of the service worker, below the base. */
export const DOCUMENTS = '\\.html$';
export const WORKER = '^sw\\.js$';

/**
 * Whether the URL of a file changes with its content, so that caches may store it for a year.
 * @param {string} path  below the base, without a leading slash
 */
export function isImmutable(path) {
  return new RegExp(IMMUTABLE.pattern).test(path);
}

/**
 * The Cache-Control of a file.
 * @param {string} path  below the base, without a leading slash
 */
export function cacheOf(path) {
  return CACHE_CLASSES.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? CACHE_ELSE;
}

/**
 * The Content-Security-Policy header of documents: their `<meta>` policy and `frame-ancestors`, which a `<meta>`
 * cannot set.
 * @param {string} policy
 */
export function documentPolicy(policy) {
  return `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
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

/**
 * Headers of every response, errors included.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const HEADERS = [
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

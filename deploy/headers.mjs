/** A kind of file by how long it may be kept. `pattern`: of its path below the base, the same in JavaScript, PCRE and RE2. */
const LASTING = {
  // Their address changes with their content.
  pattern: '^(?:assets|pictures/[0-9a-f]{8})/',
  value: 'public, max-age=31536000, immutable',
};
const ANEW = {
  // They name all the others, so an old one would show an old shop, or one that is gone.
  pattern: '\\.html$|^sw\\.js$|^manifest\\.webmanifest$',
  value: 'no-cache',
};
/** Icons and notices: seldom changed, and nothing breaks when an old one is shown for an hour. */
const BRIEF = 'public, max-age=3600';

/** Best first; what fits none of them is kept for an hour. */
export const CACHE_CLASSES = [LASTING, ANEW];
export const CACHE_ELSE = BRIEF;

/** The paths, below the base, of the files that are documents, and of the one that is a worker. */
export const DOCUMENTS = '\\.html$';
export const WORKER = '^sw\\.js$';

/**
 * Whether the address of a file changes with its content, so that it may be kept for good.
 * @param {string} path  below the base, without a slash before it
 */
export function isLasting(path) {
  return new RegExp(LASTING.pattern).test(path);
}

/**
 * The Cache-Control of a file.
 * @param {string} path  below the base, without a slash before it
 */
export function cacheOf(path) {
  return CACHE_CLASSES.find(({ pattern }) => new RegExp(pattern).test(path))?.value ?? BRIEF;
}

/**
 * The policy for documents: the one they carry themselves, and what only a header can say.
 * @param {string} policy
 */
export function documentPolicy(policy) {
  return `${policy.replace(/;\s*$/, '')}; frame-ancestors 'none'`;
}

/**
 * A worker obeys the policy of its own file, not that of the page: it fetches what is kept for offline.
 */
export const WORKER_CSP = "default-src 'none'; connect-src 'self'";

/**
 * What a page could ask the browser for, and the shop never does. `web-share`, for a share button, is left as it is:
 * allowed to the shop and to nobody else.
 */
const REFUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/**
 * The headers of every answer, whatever it is.
 * @type {readonly (readonly [name: string, value: string])[]}
 */
export const HEADERS = [
  // Two years. Not for the hosts below this one: who puts a demo on a host need not speak for them. Over https only.
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  // For what reads no policy, and for answers that carry none.
  ['X-Frame-Options', 'DENY'],
  // The address holds what the visitor searches for, and nobody needs to be told where a request comes from.
  ['Referrer-Policy', 'no-referrer'],
  ['Permissions-Policy', REFUSED.map((name) => `${name}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

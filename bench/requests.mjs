import { sum } from './numbers.mjs';

/**
 * @typedef {object} Seen
 * @property {string} url
 * @property {string} type     Chromium's name for its use: Document, Script, Image …
 * @property {string} mime
 * @property {number} at       s, on Chromium's own clock
 * @property {number} headers  bytes
 * @property {number} bytes    of the body, as it came over the line
 *
 * @typedef {ReturnType<typeof watchRequests>} Requests
 */

/**
 * Notes what the page asks for from now on.
 * @param {import('playwright-core').CDPSession} session
 */
export function watchRequests(session) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  const open = new Set();
  let changed = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    // Pictures written into the styles come over no line.
    if (!/^https?:/.test(request.url)) return;
    const { url } = request;
    seen.set(requestId, { url, type, mime: '', at: timestamp, headers: 0, bytes: 0 });
    open.add(requestId);
    changed = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = seen.get(requestId);
    if (!entry) return;
    entry.mime = response.mimeType;
    entry.headers = response.encodedDataLength;
  });
  const end = (/** @type {{ requestId: string, encodedDataLength?: number }} */ event) => {
    const entry = seen.get(event.requestId);
    if (entry) entry.bytes = Math.max(0, (event.encodedDataLength ?? 0) - entry.headers);
    open.delete(event.requestId);
    changed = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return {
    seen,
    /** How long nothing was asked for and nothing came, in ms; 0 while something is under way. */
    quiet: () => (open.size > 0 ? 0 : Date.now() - changed),
  };
}

/**
 * All files of script of a page until a moment, in kB as they came. What stands in the document itself is
 * part of its size.
 * @param {import('./visit.mjs').Visit} visit
 * @param {number} until  ms since the navigation began
 */
export function scriptSize({ requests }, until) {
  const entries = [...requests.seen];
  const page = entries.find(([, { type }]) => type === 'Document');
  if (!page) return NaN;
  const [, { at: start }] = page;
  const files = entries
    .map(([, entry]) => entry)
    .filter(({ mime, type }) => type === 'Script' || /javascript/.test(mime))
    .filter(({ at }) => (at - start) * 1000 <= until);
  return sum(files.map(({ bytes }) => bytes)) / 1000;
}

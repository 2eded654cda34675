import { escapeHtml } from '../vite-plugins/escape-html.mjs';

/**
 * @typedef {object} Visit  what there is to draw; times in ms since the navigation began
 * @property {readonly { kind: string, from: number, to: number }[]} work  of the main thread
 * @property {readonly Request[]} requests  in the order of their beginning
 * @property {readonly { name: string, at: number }[]} marks
 * @property {number} until  where the picture ends
 *
 * @typedef {object} Request
 * @property {string} name
 * @property {number} from
 * @property {number} answered  the first byte
 * @property {number} to
 */

const WIDTH = 960;
/** Room at the left, for names. */
const LEFT = 150;
const RIGHT = 12;
const ROW = 14;
/** Between the lines of the marks' names. */
const MARK_ROW = 12;
const WORK_HEIGHT = 72;
/** How many ms of work make one column. */
const BIN = 10;

/** From the bottom up, with their colours by day and by night. */
const COLOURS = /** @type {const} */ ([
  ['script', '#b7791f', '#f0c35e'],
  ['layout', '#0b7285', '#4fc3d9'],
  ['paint', '#2f855a', '#6fcf97'],
  ['loading', '#3b6fc4', '#8ab4f8'],
  ['memory', '#a03e6f', '#f28bb8'],
  ['other', '#8795a1', '#738491'],
]);

/**
 * A visit as a picture (SVG): requests as bars, pale until the first byte; below them how busy the main thread
 * was, and with what; upright lines where something was seen.
 * @param {Visit} visit
 */
export function drawVisit({ work, requests, marks, until }) {
  const x = (/** @type {number} */ ms) =>
    round(LEFT + (Math.min(ms, until) / until) * (WIDTH - LEFT - RIGHT));
  const top = marks.length * MARK_ROW + 14;
  const workTop = top + requests.length * ROW + 10;
  const bottom = workTop + WORK_HEIGHT;
  const height = bottom + 46;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="11">`,
    `<title>${escapeHtml(`A visit of ${Math.round(until)} ms: requests, and the main thread's work`)}</title>`,
    `<style>${styles()}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    ...axis(x, until, top, bottom),
    ...requests.flatMap((request, row) => bar(x, request, top + row * ROW)),
    `<text x="${LEFT - 8}" y="${workTop + WORK_HEIGHT / 2}" text-anchor="end">main thread</text>`,
    ...columns(x, work, until, bottom),
    ...marks.map(({ name, at }, row) => mark(x(at), name, at, row, bottom)),
    ...legend(height - 12),
    '</svg>\n',
  ].join('\n');
}

function styles() {
  const colours = (/** @type {1 | 2} */ which) =>
    COLOURS.map((colour) => `.${colour[0]}{fill:${colour[which]}}`).join('');
  const day = `.ground{fill:#fff}text{fill:#1d3440}.line{stroke:#d5e0e4}.mark{stroke:#c2410c}.wait{opacity:.35}`;
  const night = `.ground{fill:#0b1e28}text{fill:#dbe9ee}.line{stroke:#27414d}.mark{stroke:#ffa76b}`;
  return `${day}${colours(1)}@media(prefers-color-scheme:dark){${night}${colours(2)}}`;
}

/**
 * @param {(ms: number) => number} x
 * @param {number} until
 * @param {number} top
 * @param {number} bottom
 */
function axis(x, until, top, bottom) {
  const step = until > 1000 ? 200 : 100;
  return Array.from({ length: Math.floor(until / step) + 1 }, (_, index) => {
    const at = x(index * step);
    const line = `<path class="line" d="M${at} ${top - 6}V${bottom}"/>`;
    return `${line}<text x="${at}" y="${bottom + 14}" text-anchor="middle">${index * step}</text>`;
  });
}

/**
 * @param {(ms: number) => number} x
 * @param {Request} request
 * @param {number} y
 */
function bar(x, { name, from, answered, to }, y) {
  const rect = (/** @type {number} */ a, /** @type {number} */ b, /** @type {string} */ look) =>
    `<rect class="${look}" x="${x(a)}" y="${y}" width="${round(Math.max(1, x(b) - x(a)))}" height="${ROW - 4}"/>`;
  return [
    `<text x="${LEFT - 8}" y="${y + ROW - 5}" text-anchor="end">${escapeHtml(name)}</text>`,
    rect(from, answered, 'loading wait'),
    rect(answered, to, 'loading'),
  ];
}

/**
 * For each kind of work its share of each column, on top of the kinds before.
 * @param {(ms: number) => number} x
 * @param {Visit['work']} work
 * @param {number} until
 * @param {number} bottom
 */
function columns(x, work, until, bottom) {
  const heights = Array.from({ length: Math.ceil(until / BIN) }, () => 0);
  const width = round(x(BIN) - x(0));
  return COLOURS.map(([kind]) => {
    const shares = heights.map(() => 0);
    for (const slice of work) if (slice.kind === kind) spread(slice, shares);
    const rects = shares.flatMap((share, bin) => {
      if (share === 0) return [];
      const base = heights[bin] ?? 0;
      const high = (share / BIN) * WORK_HEIGHT;
      heights[bin] = base + high;
      return `M${x(bin * BIN)} ${round(bottom - base)}h${width}v${round(-high)}h${-width}z`;
    });
    return `<path class="${kind}" d="${rects.join('')}"/>`;
  });
}

/**
 * Adds the ms of a slice to the bins that it lies in.
 * @param {{ from: number, to: number }} slice
 * @param {number[]} bins
 */
function spread({ from, to }, bins) {
  for (let bin = Math.max(0, Math.floor(from / BIN)); bin < bins.length; bin += 1) {
    const begin = bin * BIN;
    if (begin >= to) return;
    bins[bin] = (bins[bin] ?? 0) + Math.min(to, begin + BIN) - Math.max(from, begin);
  }
}

/**
 * @param {number} x
 * @param {string} name
 * @param {number} at
 * @param {number} row
 * @param {number} bottom
 */
function mark(x, name, at, row, bottom) {
  const y = (row + 1) * MARK_ROW;
  const label = `<text x="${x + 4}" y="${y}" font-weight="600">${escapeHtml(name)} ${Math.round(at)}</text>`;
  return `<path class="mark" d="M${x} ${y - 9}V${bottom}"/>${label}`;
}

/** @param {number} y */
function legend(y) {
  return COLOURS.map(([kind], place) => {
    const left = LEFT + place * 90;
    return `<rect class="${kind}" x="${left}" y="${y - 9}" width="10" height="10"/><text x="${left + 15}" y="${y}">${kind}</text>`;
  });
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

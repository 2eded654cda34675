import sharp from 'sharp';
import { escapeHtml } from '../../vite-plugins/escape-html.mjs';

const GAP = 24;
const CAPTION = 34;
const SIDE = 300;
/** Wide screens need more room before anything can be made out on them. */
const WIDE_SIDE = 400;
const SHEET = 2000;
/** Very long pages are cut here; the line at the foot of the picture says so. */
const TALLEST = 720;

const LOOKS = {
  light: { ground: '#dfe6e8', ink: '#12303a', edge: '#b4c3c8' },
  dark: { ground: '#0a1216', ink: '#d7e6ea', edge: '#36505a' },
};

/**
 * One picture of all pictures, each with its name below.
 * @param {{ name: string, file: string, problems: readonly string[] }[]} shots
 * @param {{ file: string, title: string, theme: string, width: number }} sheet
 */
export async function drawSheet(shots, { file, title, theme, width }) {
  const look = theme === 'dark' ? LOOKS.dark : LOOKS.light;
  const side = width > 1000 ? WIDE_SIDE : SIDE;
  const columns = Math.floor((SHEET - GAP) / (side + GAP));
  const thumbs = await Promise.all(shots.map((shot) => thumbnail(shot.file, side)));
  const layers = [caption(title, GAP, GAP - 8, look.ink, SHEET, 20)];
  const feet = Array.from({ length: columns }, () => GAP + CAPTION);
  for (const [place, { data, height, cut }] of thumbs.entries()) {
    // Each goes where there is room highest up, so that long pages leave no holes.
    const top = Math.min(...feet);
    const column = feet.indexOf(top);
    const left = GAP + column * (side + GAP);
    const { name, problems } = shots[place] ?? { name: '', problems: [] };
    const label = problems.length > 0 ? `${name}  (!)` : name;
    layers.push({ input: data, left, top });
    layers.push(frame(left, top, side, height, cut, look.edge));
    layers.push(caption(label, left, top + height, look.ink, side, 15));
    feet[column] = top + height + CAPTION + GAP;
  }
  await sharp({
    create: { width: SHEET, height: Math.max(...feet), channels: 3, background: look.ground },
  })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toFile(file);
}

/**
 * @param {string} file
 * @param {number} side
 */
async function thumbnail(file, side) {
  const { data, info } = await sharp(file)
    .resize({ width: side })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  if (info.height <= TALLEST) return { data, height: info.height, cut: false };
  const top = await sharp(data)
    .extract({ left: 0, top: 0, width: side, height: TALLEST })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { data: top, height: TALLEST, cut: true };
}

/**
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 * @param {boolean} cut
 * @param {string} colour
 */
function frame(left, top, width, height, cut, colour) {
  const dashes = cut
    ? `<path d="M0 ${height - 2}H${width}" stroke="#e2572b" stroke-width="4" stroke-dasharray="10 8"/>`
    : '';
  const edge = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${colour}"/>`;
  return { input: svg(width, height, edge + dashes), left, top };
}

/**
 * @param {string} text
 * @param {number} left
 * @param {number} top
 * @param {string} colour
 * @param {number} width
 * @param {number} size
 */
function caption(text, left, top, colour, width, size) {
  const line = `<text x="0" y="${size + 7}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escapeHtml(text)}</text>`;
  return { input: svg(width, CAPTION, line), left, top };
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} content
 */
function svg(width, height, content) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

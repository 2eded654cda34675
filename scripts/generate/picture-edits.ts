/**
 * Changes to icons of Fluent Emoji, by the kind's slug: each returns a new SVG body in the icon's box of 32 × 32. They
 * name gradients and filters of the icon, and throw when a new version of the set names them otherwise.
 */
export const EDITS: Readonly<Record<string, (body: string) => string>> = {
  // Without the block of sea, and with a hull of cedar strips.
  canoe: (body) =>
    replaceEach(body, [
      [/<g filter="url\(#iGP4xMd\)">.*?<\/g>/, ''],
      [/<path fill="url\(#irKMuic\)"/, `${strips()}$&`],
      ['#FF9053', '#EBAA66'],
      ['#FC6D4E', '#BC6B33'],
      ['#FFAA62', '#F9CC95'],
      ['#CA653A', '#8F4A22'],
      ['0 0.643137 0 0 0 0 0.301961 0 0 0 0 0.254902', '0 .5 0 0 0 0 .25 0 0 0 0 .1'],
    ]),

  // Without the block of sea, and with the part of the hull that it covers.
  'pond-yacht': (body) =>
    replaceEach(body, [
      [/<g filter="url\(#iHkmf9b\)">.*?<\/g>/, ''],
      [/(?:<path fill="url\(#(?:iYihUcd|i9E39jd|ifqwo7b)\)"[^>]*>){3}/, ''],
      [/<rect[^>]*fill="url\(#ipf1Kme\)"/, `${HULL}$&`],
    ]),

  // Without the moon.
  tent: (body) =>
    replaceEach(body, [
      [/<g filter="url\(#iesLCec\)">.*?<\/g>/, ''],
      [/(?:<path fill="url\(#(?:iiUR6wc|iBOSKye|iK2TItc|i3oJ0He)\)"[^>]*>){4}/, ''],
    ]),

  // A highlight of the wax spills over its edge, below which the shadow would then begin.
  candle: (body) =>
    `<clipPath id="wax"><path d="M0 0h32v21.3H20.97v7.2a1.4 1.4 0 0 1-1.4 1.4H0z"/></clipPath><g clip-path="url(#wax)">${body}</g>`,

  // Tilted like the other long things: level, it leaves two thirds of the picture empty.
  sunglasses: (body) => `<g transform="rotate(-16 16 16)">${body}</g>`,
};

/** The seams between the strips of the canoe's hull. */
function strips(): string {
  const seams = [20.9, 22.4, 23.9, 25.4].map((y) => `M2 ${y}q14 1.1 28 0`).join('');
  return (
    '<clipPath id="planks"><path d="M2.09 19.08c.38 4.15 4.22 7.42 8.94 7.42h9.98c4.71 0 8.56-3.27 8.94-7.42"/></clipPath>' +
    `<path stroke="#7A3E1B" stroke-opacity=".4" stroke-width=".17" clip-path="url(#planks)" d="${seams}"/>`
  );
}

/** A round bilge and a weighted keel, shaded like the canoe's hull. */
const HULL =
  '<defs>' +
  gradient(
    'hull',
    21.6,
    27.4,
    '<stop stop-color="#B83F2F"/><stop offset=".2" stop-color="#E2594A"/><stop offset="1" stop-color="#C64733"/>',
  ) +
  gradient(
    'keel',
    26.8,
    30,
    '<stop stop-color="#3F3C42"/><stop offset="1" stop-color="#6E5187"/>',
  ) +
  innerShadow('hull-edge', '.5 0 0 0 0 .14 0 0 0 0 .14') +
  innerShadow('keel-edge', '.2 0 0 0 0 .18 0 0 0 0 .2') +
  '</defs>' +
  '<path fill="url(#keel)" filter="url(#keel-edge)" d="M12.4 26h8.4l-1 3.3a1 1 0 0 1-.96.7h-4.5a1 1 0 0 1-.96-.7z"/>' +
  '<path fill="url(#hull)" filter="url(#hull-edge)" d="M4.7 21.4h22.5l-.5 2.3c-.5 2.4-2 3.7-4.6 3.7h-7.3c-4.6 0-8-2.3-10.1-6"/>';

function gradient(id: string, top: number, bottom: number, stops: string): string {
  return `<linearGradient id="${id}" x1="16" x2="16" y1="${top}" y2="${bottom}" gradientUnits="userSpaceOnUse">${stops}</linearGradient>`;
}

/** The filter that gives the icons their round edges. `colour` is the matrix of the red, green and blue channels. */
function innerShadow(id: string, colour: string): string {
  return `<filter id="${id}" color-interpolation-filters="sRGB">
    <feOffset in="SourceAlpha" dx=".5" dy="-.5"/><feGaussianBlur stdDeviation=".5"/>
    <feComposite in2="SourceAlpha" k2="-1" k3="1" operator="arithmetic"/>
    <feColorMatrix values="0 0 0 0 ${colour} 0 0 0 1 0"/><feBlend in2="SourceGraphic"/></filter>`;
}

function replaceEach(
  body: string,
  changes: readonly (readonly [string | RegExp, string])[],
): string {
  return changes.reduce((text, [from, to]) => {
    const next = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (next === text) throw new Error(`The icon has no ${String(from)}`);
    return next;
  }, body);
}

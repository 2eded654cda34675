import sharp from 'sharp';
import type { ShopConfig } from '../read-shop-config.ts';
import { computeToken } from './colors.ts';

/** The colours of the vessel, the water in it, the stream and a vessel without water: tokens, in a theme. */
const COLORS = {
  onLight: ['logo-deep', 'glow', 'logo-foam', 'accent', 'light'],
  onDark: ['logo-light', 'logo-deep', 'logo-foam', 'accent', 'dark'],
  onAccent: ['logo-foam', 'logo-light', 'logo-deep', 'logo-foam', 'light'],
} as const;

/** Pixels per unit when the logo is measured. */
const PRECISION = 10;
/** What the antialiased edges add, in units. */
const TOLERANCE = 2 / PRECISION;

/** Whether the logo is a whole SVG instead of the shape of one. */
export function isDrawing({ logo }: ShopConfig): boolean {
  return logo.trimStart().startsWith('<');
}

/** A whole SVG as an element, 32 × 32 units. */
function drawing({ logo }: ShopConfig): string {
  const data = Buffer.from(logo.trim()).toString('base64');
  return `<image width="32" height="32" href="data:image/svg+xml;base64,${data}"/>`;
}

/** The logo as SVG elements, 32 × 32 units. `stroke`: width of the stream. */
export function logoPaths(config: ShopConfig, ground: keyof typeof COLORS, stroke = 2): string {
  if (isDrawing(config)) return drawing(config);
  const { vessel, water, stream } = logoColors(config, ground);
  if (config.scene !== 'water') return `<path class="vessel" fill="${vessel}" d="${config.logo}"/>`;
  return (
    `<clipPath id="logo"><path d="${config.logo}"/></clipPath><g clip-path="url(#logo)">` +
    `<path class="vessel" fill="${vessel}" d="M0 0h32v32H0z"/>` +
    `<path class="water" fill="${water}" fill-opacity=".62" d="${crest(22)}V32H0Z"/>` +
    `<path class="stream" fill="none" stroke="${stream}" stroke-width="${stroke}" d="${crest(28.2)}"/></g>`
  );
}

/** From the left edge to the right, as in src/layout/Logo.tsx. */
function crest(y: number): string {
  return `M0 ${y}l3-2.8c4.6-4.3 8.2-4.8 12.6-2.5s8.6 1.8 13.4-2.6l3-2.8`;
}

/** The colours of the logo in a brand, hex. */
export function logoColors(config: ShopConfig, ground: keyof typeof COLORS) {
  const [vessel, water, stream, dry, theme] = COLORS[ground];
  return {
    vessel: computeToken(config.scene === 'water' ? vessel : dry, config)[theme],
    water: computeToken(water, config)[theme],
    stream: computeToken(stream, config)[theme],
  };
}

/**
 * The bounds of the logo, in its units. Throws an error of one line for a shape outside of its 32 × 32 units, and for a
 * logo that shows nothing.
 */
export async function logoBox(config: ShopConfig) {
  // A canvas of three times the units, on which the shape must lie within the middle.
  const side = 96 * PRECISION;
  const shape = isDrawing(config) ? drawing(config) : `<path d="${config.logo}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-32 -32 96 96">${shape}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: '#0000', threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const [x = 0, y = 0] = [info.trimOffsetLeft, info.trimOffsetTop].map(
    (offset = 0) => Math.abs(offset) / PRECISION - 32,
  );
  const [width, height] = [info.width / PRECISION, info.height / PRECISION];
  const ends = [x, y, x + width, y + height];
  if (ends.some((end) => end < -TOLERANCE || end > 32 + TOLERANCE)) {
    throw new Error(
      `shop.config.json: logo: must be ${isDrawing(config) ? 'an SVG that shows something, with xmlns and viewBox' : 'a shape within 32 x 32 units'}`,
    );
  }
  return { x, y, width, height };
}

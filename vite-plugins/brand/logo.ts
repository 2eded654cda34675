import sharp from 'sharp';
import type { ShopConfig } from '../read-shop-config.ts';
import { computeColor } from './colors.ts';

/** Colours of the vessel, the water in it and the stream. */
const COLORS = {
  onLight: ['var(--mark-deep)', 'var(--glow)', 'var(--mark-foam)', 'light'],
  onDark: ['var(--mark-light)', 'var(--mark-deep)', 'var(--mark-foam)', 'dark'],
  onWater: [
    'var(--on-accent)',
    'oklch(from var(--brand-lit) 72.5% min(c, 0.113) h)',
    'var(--accent)',
    'light',
  ],
} as const;

/** Pixels per unit when the logo is measured. */
const PRECISION = 10;
/** What the antialiased edges add, in units. */
const TOLERANCE = 2 / PRECISION;

/** The logo as SVG elements, 32 × 32 units. `stroke`: width of the stream. */
export function logoPaths(config: ShopConfig, ground: keyof typeof COLORS, stroke = 2): string {
  const { vessel, water, stream } = logoColors(config, ground);
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
  const [vessel, water, stream, theme] = COLORS[ground];
  return {
    vessel: computeColor(vessel, config)[theme],
    water: computeColor(water, config)[theme],
    stream: computeColor(stream, config)[theme],
  };
}

/** The bounds of the logo's shape, in its units. Throws an error of one line for a shape outside of its 32 × 32 units, or an empty one. */
export async function logoBox({ logo }: ShopConfig) {
  // A canvas of three times the units, on which the shape must lie within the middle.
  const side = 96 * PRECISION;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-32 -32 96 96"><path d="${logo}"/></svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: '#0000', threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const [x = 0, y = 0] = [info.trimOffsetLeft, info.trimOffsetTop].map(
    (offset = 0) => Math.abs(offset) / PRECISION - 32,
  );
  const [width, height] = [info.width / PRECISION, info.height / PRECISION];
  const ends = [x, y, x + width, y + height];
  if (ends.some((end) => end < -TOLERANCE || end > 32 + TOLERANCE)) {
    throw new Error('shop.config.json: logo: must be a shape within 32 x 32 units');
  }
  return { x, y, width, height };
}

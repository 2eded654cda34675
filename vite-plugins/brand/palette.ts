import { averageAngle, converter, wcagContrast, type Oklab, type Oklch } from 'culori';
import type { ShopConfig } from '../read-shop-config.ts';

/** The colours of a brand: hex, sRGB. */
export type BrandColors = Pick<ShopConfig, 'ground' | 'accent'> &
  Partial<Pick<ShopConfig, 'scene'>>;

/** What the colours of a brand have their hue and chroma from. */
export type Sources = Readonly<Record<Source, Oklch>>;
type Source = 'ground' | 'accent' | Button | 'shade' | Water | 'night' | 'sand';
type Water = 'lit' | 'water' | 'deep' | 'air' | 'dusk';
type Button = 'accentByNight' | 'onAccent' | 'pressed' | 'pressedByNight';

/** A colour of a brand, from the shipped one. */
type Rule = (shipped: Oklch, brand: Sources) => Oklch;

const toOklab = converter('oklab');
const toOklch = converter('oklch');

const BLACK: Oklch = { mode: 'oklch', l: 0, c: 0 };
const WHITE: Oklch = { mode: 'oklch', l: 1, c: 0 };

/** The brand whose colours stand in tokens.css. */
export const SHIPPED = { ground: '#f4fcfc', accent: '#005a6f', scene: 'water' } as const;

const same: Rule = (shipped) => shipped;

/** The source's hue, and its chroma up to the shipped one. */
const upTo =
  (source: Source): Rule =>
  (shipped, { [source]: { c, h = 0 } }) => ({ ...shipped, c: Math.min(c, shipped.c), h });

/** The source's hue, and its chroma as much changed as the shipped one is, up to `most`. */
const like =
  (source: Source, most: number): Rule =>
  (shipped, { [source]: { c, h = 0 } }) => ({
    ...shipped,
    c: Math.min((c * shipped.c) / OURS[source].c, most),
    h,
  });

/** As `upTo`, and more chroma for a source that has more than the shipped one, up to `most`. */
const vivid =
  (source: Source, most: number): Rule =>
  (shipped, brand) => {
    const [least, more] = [upTo(source)(shipped, brand), like(source, most)(shipped, brand)];
    return { ...least, c: Math.max(least.c, more.c) };
  };

/**
 * A wave is as light as the source and `lift`, if that is lighter, and has a `share` of its chroma, if that is more; one
 * of a vivid source is lighter.
 */
const wave =
  (source: Source, lift: number, share: number): Rule =>
  (shipped, { [source]: { l, c, h = 0 } }) => ({
    ...shipped,
    l: Math.max(shipped.l, l + lift, Math.min(shipped.l + 1.5 * (c - 0.2), 0.88)),
    c: Math.min(Math.max(share * c, Math.min(shipped.c, c)), 0.11),
    h,
  });

/** Sun and moon of a warm sky are as warm, and darker: pale yellow would look cold there, and pale goods lost before it. */
const warm =
  (darker: number, chroma: number): Rule =>
  (shipped, { air: { c, h = 0 } }) => {
    if (c < 0.005 || (h > 110 && h < 300)) return shipped;
    const hue = averageAngle([shipped.h ?? 0, h]);
    return { ...shipped, l: shipped.l - darker, c: chroma * shipped.c, h: hue };
  };

/** Light of the accent; none of a grey one, which would be a stain. */
const lampByDay: Rule = (shipped, brand) =>
  brand.accent.c < 0.03 ? { ...shipped, c: 0, alpha: 0 } : upTo('accent')(shipped, brand);
const lampByNight: Rule = (shipped, { accentByNight: { l, c, h = 0 } }) => ({
  ...shipped,
  l: Math.min(shipped.l, l + 0.06),
  c: Math.min(c, 0.26),
  h,
  // A dark thing before a grey light would be lost with less.
  alpha: Math.max(0.4, 0.2 + 2 * Math.min(c, 0.26)),
});

const exactly =
  (source: Source): Rule =>
  (_, brand) =>
    brand[source];

/** The tokens that follow the brand, by day and by night. */
const TOKENS: Readonly<Record<string, readonly [day: Rule, night: Rule]>> = {
  ground: [like('ground', 0.025), upTo('night')],
  surface: [upTo('ground'), upTo('night')],
  raised: [same, upTo('night')],
  sand: [upTo('sand'), upTo('night')],
  wash: [upTo('lit'), upTo('water')],
  glass: [like('ground', 0.02), upTo('night')],
  scrim: [upTo('night'), upTo('night')],
  ink: [upTo('night'), upTo('night')],
  'ink-soft': [upTo('night'), upTo('night')],
  hairline: [upTo('night'), upTo('night')],
  'control-line': [upTo('night'), upTo('night')],
  accent: [exactly('accent'), exactly('accentByNight')],
  'accent-deep': [exactly('pressed'), exactly('pressedByNight')],
  'on-accent': [exactly('onAccent'), same],
  'accent-ink': [like('shade', 1), like('lit', 0.15)],
  glow: [upTo('lit'), upTo('lit')],
  mark: [upTo('lit'), upTo('lit')],
  'logo-deep': [like('shade', 1), upTo('water')],
  'logo-light': [upTo('lit'), upTo('lit')],
  'logo-foam': [upTo('lit'), upTo('deep')],
  'tile-light': [like('ground', 0.025), vivid('dusk', 0.08)],
  tile: [like('ground', 0.025), vivid('dusk', 0.08)],
  'tile-deep': [like('ground', 0.025), vivid('dusk', 0.08)],
  sky: [upTo('air'), upTo('dusk')],
  'sky-low': [upTo('air'), upTo('dusk')],
  'wave-far': [wave('air', 0.06, 0), upTo('water')],
  'wave-mid': [wave('water', 0.03, 0.45), upTo('water')],
  'wave-near': [wave('water', 0, 0.5), upTo('water')],
  'deep-far': [wave('water', 0.03, 0.45), upTo('deep')],
  'deep-mid': [wave('water', 0, 0.5), upTo('deep')],
  'deep-near': [wave('water', -0.06, 0.5), upTo('deep')],
  bed: [upTo('air'), upTo('dusk')],
  crest: [same, upTo('lit')],
  sun: [warm(0.06, 1), upTo('lit')],
  disc: [warm(0.06, 1), warm(0.1, 2.5)],
  lamp: [lampByDay, lampByNight],
  shade: [upTo('night'), upTo('night')],
  'shade-soft': [upTo('night'), upTo('night')],
};

/**
 * A style sheet with a brand's tokens in place of the shipped ones (SPEC LOOK16): each has hue and chroma from the brand
 * and, but in the illustration, keeps its lightness, and with it its contrast. Buttons have the very accent.
 */
export function inPalette(css: string, brand: BrandColors): string {
  const sources = sourcesOf(brand);
  return css.replaceAll(DECLARATION, (declaration, name: string, value: string) => {
    const rules = TOKENS[name];
    if (!rules || !value.startsWith('light-dark(')) return declaration;
    const [day, night] = inThemes(value).map((color, theme) => {
      const rule = rules[theme === 0 ? 0 : 1];
      return cssOf(rule(known(toOklch(color), color), sources));
    });
    return `--${name}: light-dark(${day}, ${night});`;
  });
}

/** A value of a custom property by day and by night. */
export function inThemes(value: string): readonly [day: string, night: string] {
  const [, day = value, night = value] = LIGHT_DARK.exec(value) ?? [];
  return [day, night];
}

const DECLARATION = /--([\w-]+):\s*([^;]+);/g;
const LIGHT_DARK = /^light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+?)\s*\)$/;

/**
 * Light makes blue-green water greener (`b` grows up to 0); depth makes blue water bluer, and night the ground; both take
 * yellow from warm hues, which would be olive. The sky, by day and by night, is between water and ground. Chroma is
 * multiplied, so that the shipped colours limit it.
 */
export function sourcesOf({ ground, accent, scene }: BrandColors): Sources {
  const own = known(toOklab(accent), accent);
  const page = known(toOklab(ground), ground);
  const { l, a, b } = own;
  const { c, h = 0 } = toOklch(own);
  const lit = turned(l, 2 * a, clamp(2 * b, 2 * b - 1.14 * a, 0));
  const night = turned(page.l, 6 * page.a + Math.max(0, page.b), Math.min(2 * page.b, 22 * page.b));
  // Black or white text, whichever contrasts more. By night an accent with white text would be too dark.
  const isLight = wcagContrast(accent, '#000') > wcagContrast(accent, '#fff');
  const bright = { ...lit, l: Math.max(0.82, 0.97 - 2 * lit.c), c: Math.min(0.92 * lit.c, 0.15) };
  const accentByNight = isLight ? toOklch(own) : bright;
  const deep = turned(l, 2 * a, Math.min(0.6 * b, 3.3 * b));
  return {
    ground: toOklch(page),
    accent: toOklch(own),
    accentByNight,
    onAccent: isLight ? BLACK : WHITE,
    pressed: mixed(own, isLight ? 1 : 0),
    pressedByNight: mixed(toOklab(accentByNight), 1),
    // With as much less chroma as it is darker (0.001: a black accent is not divided by 0).
    shade: { mode: 'oklch', l: 0.433, c: Math.min(c, (0.433 * c) / (l + 0.001)), h },
    lit,
    water: turned(l, 2 * a, clamp(2 * b, 2 * b - 0.56 * a, 0)),
    deep,
    air: between(lit, toOklch(page)),
    dusk: between(deep, night),
    night,
    sand: scene === 'water' ? { ...night, h: 85 } : night,
  };
}

const OURS = sourcesOf(SHIPPED);

function known<Color>(color: Color | undefined, source: string): Color {
  if (!color) throw new Error(`not a colour: ${source}`);
  return color;
}

function turned(l: number, a: number, b: number): Oklch {
  return toOklch({ mode: 'oklab', l, a, b });
}

/** The hue halfway between two colours, of which one that is almost grey counts less, and the larger chroma. */
function between(one: Oklch, other: Oklch): Oklch {
  const parts = [one, other].map(({ c, h = 0 }) => ({
    weight: Math.min(c, 0.02),
    turn: (h * Math.PI) / 180,
  }));
  const [a, b] = [Math.cos, Math.sin].map((axis) =>
    parts.reduce((total, { weight, turn }) => total + weight * axis(turn), 0),
  );
  return { ...turned(one.l, a ?? 0, b ?? 0), c: Math.max(one.c, other.c) };
}

/** A colour with an eighth of black (0) or white (1). */
function mixed({ l, a, b }: Oklab, tone: number): Oklch {
  return turned(0.88 * l + 0.12 * tone, 0.88 * a, 0.88 * b);
}

/** As `clamp()` of CSS: the least wins. */
function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** As CSS, to a hundredth of a percent and of a degree: finer than a screen's steps. */
function cssOf({ l, c, h = 0, alpha = 1 }: Oklch): string {
  const parts = [`${round(100 * l, 2)}%`, round(c, 4), c < 0.00005 ? 0 : round(h, 2)];
  return `oklch(${parts.join(' ')}${alpha < 1 ? ` / ${round(100 * alpha, 0)}%` : ''})`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

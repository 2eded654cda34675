import type { BrowserContextOptions } from '@playwright/test';
import { setDirection, type Step } from '../../e2e/states/steps.ts';

interface Variant {
  readonly prefers?: Pick<BrowserContextOptions, 'reducedMotion' | 'forcedColors'>;
  /** Before the steps of the state. */
  readonly afterLoad?: Step;
  /** After them. */
  readonly beforePicture?: Step;
  /** Names, instead of the `varied` states. */
  readonly states?: readonly string[];
  readonly themes: readonly ('light' | 'dark')[];
}

export const VARIANTS: Readonly<Record<string, Variant>> = {
  'reduced-motion': { prefers: { reducedMotion: 'reduce' }, themes: ['light'] },
  'forced-colors': { prefers: { forcedColors: 'active' }, themes: ['light', 'dark'] },
  rtl: { afterLoad: (shop) => setDirection(shop, 'rtl'), themes: ['light'] },
  'text-200': { afterLoad: (shop) => shop.doubleTextSize(), themes: ['light'] },
  print: {
    beforePicture: ({ page }) => page.emulateMedia({ media: 'print' }),
    states: ['cart', 'product'],
    themes: ['light', 'dark'],
  },
};

export const VARIANT_WIDTHS: readonly number[] = [390, 1280];

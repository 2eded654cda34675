import type { Page } from '@playwright/test';
import type { Preferences } from '../../e2e/fixtures/preferences.ts';
import { setDirection, setTextSize } from '../../e2e/states/steps.ts';

interface Variant {
  readonly prefers?: Partial<Preferences>;
  /** Before the steps of the state. */
  readonly afterLoad?: (page: Page) => Promise<void>;
  /** After them. */
  readonly beforePicture?: (page: Page) => Promise<void>;
  /** Names, instead of the `varied` states. */
  readonly states?: readonly string[];
  readonly themes: readonly ('light' | 'dark')[];
}

export const VARIANTS: Readonly<Record<string, Variant>> = {
  'reduced-motion': { prefers: { reducedMotion: 'reduce' }, themes: ['light'] },
  'forced-colors': { prefers: { forcedColors: 'active' }, themes: ['light', 'dark'] },
  rtl: { afterLoad: (page) => setDirection(page, 'rtl'), themes: ['light'] },
  'text-200': { afterLoad: (page) => setTextSize(page, '200%'), themes: ['light'] },
  print: {
    beforePicture: (page) => page.emulateMedia({ media: 'print' }),
    states: ['cart', 'product'],
    themes: ['light', 'dark'],
  },
};

export const VARIANT_WIDTHS: readonly number[] = [390, 1280];

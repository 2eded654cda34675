import type { LaunchOptions } from '@playwright/test';

/** What the visitor's system asks for, and what the visitor points with. */
export interface Preferences {
  readonly motion: 'reduce' | 'no-preference';
  readonly theme: 'light' | 'dark';
  readonly colours: 'ours' | 'forced';
  readonly pointer: 'mouse' | 'finger';
}

/** Stories are about what the shop does, so they ask for less motion; some ask for something else. */
export const CALM: Preferences = {
  motion: 'reduce',
  theme: 'light',
  colours: 'ours',
  pointer: 'mouse',
};

/** Firefox hears of a preference from its settings alone, and only when it starts. */
export function settingsOf(
  { motion, theme, colours, pointer }: Preferences,
  { firefoxUserPrefs }: LaunchOptions,
): NonNullable<LaunchOptions['firefoxUserPrefs']> {
  const COARSE = 1;
  return {
    ...firefoxUserPrefs,
    'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
    ...(colours === 'forced' && { 'browser.display.document_color_use': 2 }),
    ...(pointer === 'finger' && {
      'ui.primaryPointerCapabilities': COARSE,
      'ui.allPointerCapabilities': COARSE,
    }),
  };
}

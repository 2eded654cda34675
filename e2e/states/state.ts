import type { Locator, Page } from '@playwright/test';
import type { Step } from './steps.ts';

/** A page or a state of it, and the steps that lead there. */
export interface State {
  readonly name: string;
  /** Below the base path. */
  readonly path: string;
  /** Before the visit. */
  readonly before?: Step;
  /** Console errors to ignore. */
  readonly expects?: RegExp;
  /** The visitor's steps. */
  readonly act?: Step;
  /** For states that last a moment only. */
  readonly clockPaused?: boolean;
  /** Only in viewports narrower than this, in px. */
  readonly below?: number;
  /** The regions whose accessibility tree is that of `e2e/aria-snapshots/{name}.yml`. */
  readonly regions?: (page: Page) => readonly Locator[];
  /** In screenshots: the time in ms of one-time animations; otherwise their end. */
  readonly moment?: number;
  /** In screenshots: the viewport instead of the whole page. */
  readonly view?: boolean;
  /** In screenshots: with the variants too. */
  readonly varied?: boolean;
}

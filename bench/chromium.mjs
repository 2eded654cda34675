import { chromium } from 'playwright-core';
import { ensureBrowser } from '../scripts/browsers/browsers.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

/** No traffic and no work of its own beside the page's. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that starts; says why and ends when there is none. */
export async function chromiumPath() {
  return (await ensureBrowser('chromium')) ?? process.exit(1);
}

/**
 * @param {{ backForwardCache?: boolean }} [options]  Playwright turns that cache off unless asked
 */
export async function launch({ backForwardCache = false } = {}) {
  const ignored = backForwardCache ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: FLAGS,
    ignoreDefaultArgs: ignored,
  });
}

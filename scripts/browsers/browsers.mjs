import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox } from 'playwright-core';
import { ensureProgram, findProgram, onPath } from './install.mjs';

/** @typedef {import('./install.mjs').Program} Program */
/** @typedef {keyof typeof ENGINES} EngineName */

const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

const ENGINES = /** @satisfies {Record<string, Program>} */ ({
  chromium: {
    title: 'Chromium',
    variables: ['CHROMIUM_PATH', 'CHROME_PATH'],
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    paths: () => downloaded(chromium),
    packages: ['chromium', ...FONTS],
    download: 'chromium',
  },
  // Chromium without windows: the tests take two thirds of the time.
  'headless-shell': {
    title: "Chromium's headless shell",
    variables: ['HEADLESS_SHELL_PATH', 'CHROMIUM_PATH'],
    commands: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    variables: ['FIREFOX_PATH'],
    commands: ['firefox-esr', 'firefox'],
    paths: () => downloaded(firefox),
    packages: ['firefox-esr', ...FONTS],
    download: 'firefox',
  },
  webkit: {
    title: 'WebKit',
    variables: ['WEBKIT_DRIVER_PATH'],
    commands: ['WebKitWebDriver'],
    isUsable: () => hasMiniBrowser() && hasDisplay(),
    packages: ['webkit2gtk-driver', 'xvfb', ...FONTS],
    // It has no --version.
    testArgs: ['--help'],
  },
});

/**
 * The path of a browser that starts, or null. Synchronous, as Playwright's configuration needs it.
 * @param {EngineName} name
 */
export function findBrowser(name) {
  return findProgram(ENGINES[name]);
}

/**
 * Resolves to the path of a browser, installed if missing; to null when that fails, after a call of `log` with the
 * reason.
 * @param {EngineName} name
 * @param {{ log?: (line: string) => void }} [options]
 */
export function ensureBrowser(name, options) {
  return ensureProgram(ENGINES[name], options);
}

/** @param {import('playwright-core').BrowserType} browser */
function downloaded(browser) {
  try {
    return [browser.executablePath()];
  } catch {
    // Playwright has no build for this system.
    return [];
  }
}

/** Whether the browser that WebKitWebDriver controls is installed. */
function hasMiniBrowser() {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
  return [...roots, ...roots.flatMap(subfolders)]
    .flatMap(subfolders)
    .some(
      (folder) => /\/webkit2?gtk-\d\.\d$/.test(folder) && existsSync(join(folder, 'MiniBrowser')),
    );
}

/** Whether there is an X display, or Xvfb to start one. */
function hasDisplay() {
  return Boolean(process.env['DISPLAY']) || onPath('Xvfb').length > 0;
}

/** @param {string} folder */
function subfolders(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox } from 'playwright-core';
import { onPath } from './install.mjs';

/** Where a Chromium or Chrome stands that is not on PATH, best first. */
export function chromiums() {
  return [...installedChromiums(), ...downloadedChromiums()];
}

/** The same for Firefox. */
export function firefoxes() {
  return [
    ...inApplications('Firefox', 'firefox'),
    ...inPrograms('Mozilla Firefox/firefox.exe'),
    playwrightPath(firefox),
  ];
}

/** What Debian's WebKitWebDriver drives. */
export function miniBrowsers() {
  if (process.platform !== 'linux') return [];
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
  return [...roots, ...roots.flatMap(subfolders)]
    .flatMap((folder) => subfolders(folder).filter((name) => /\/webkit2?gtk-\d\.\d$/.test(name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file));
}

/** A screen to draw on, or what makes one. */
export function displays() {
  const screen = process.env['DISPLAY'];
  return screen ? [screen] : onPath('Xvfb');
}

function installedChromiums() {
  const linux = ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
  return [
    ...(process.platform === 'linux' ? linux : []),
    ...['Google Chrome', 'Chromium'].flatMap((app) => inApplications(app, app)),
    ...inPrograms('Google/Chrome/Application/chrome.exe'),
    ...inPrograms('Microsoft/Edge/Application/msedge.exe'),
  ];
}

/**
 * @param {string} app
 * @param {string} command
 */
function inApplications(app, command) {
  if (process.platform !== 'darwin') return [];
  const roots = ['/Applications', join(homedir(), 'Applications')];
  return roots.map((root) => `${root}/${app}.app/Contents/MacOS/${command}`);
}

/** @param {string} program */
function inPrograms(program) {
  if (process.platform !== 'win32') return [];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
  return roots
    .map((key) => process.env[key] ?? '')
    .map((root) => (root ? join(root, program) : ''));
}

/** What Playwright downloaded: the whole browser, or its headless shell in the folder beside it. */
function downloadedChromiums() {
  const whole = playwrightPath(chromium);
  const [, cache, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(whole) ?? [];
  const folder = join(cache ?? '', `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return [whole];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) =>
    /(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file),
  );
  return shell ? [whole, join(folder, shell)] : [whole];
}

/** @param {import('playwright-core').BrowserType} browser */
function playwrightPath(browser) {
  try {
    return browser.executablePath();
  } catch {
    // Playwright has none for this system.
    return '';
  }
}

/** @param {string} folder */
function subfolders(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

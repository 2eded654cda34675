import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { install as installBy, onPath, waysToInstall } from './browser-install.mjs';
import { isCommand, readOptions } from './cli.mjs';

const HELP = `
Usage: node scripts/browsers.mjs [--find]

Prints the path of a Chromium the tests can use. Looks at CHROMIUM_PATH and
CHROME_PATH, then on PATH and in the usual places, then in Playwright's cache.
When there is none: installs Debian's package (root with apt-get), else lets
Playwright download its own.

  --find   only look, install nothing
  --help   show this

Exit code 1 when no Chromium can be had.
`;

/** @typedef {import('./browser-install.mjs').Engine} Engine */

/** One row for each engine; another engine is another row. */
const ENGINES = /** @satisfies {Record<string, Engine>} */ ({
  chromium: {
    title: 'Chromium',
    variables: ['CHROMIUM_PATH', 'CHROME_PATH'],
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: () => [...installedChromiums(), ...downloadedChromiums()],
    packages: ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
    download: 'chromium-headless-shell',
  },
});

/** The path of a Chromium that starts, or null. Synchronous, for Playwright's configuration. */
export function findChromium() {
  return find(ENGINES.chromium);
}

/**
 * The same, after installing one where there is none.
 * @param {{ install?: boolean, say?: (line: string) => void }} [options]
 */
export function ensureChromium(options) {
  return ensure(ENGINES.chromium, options);
}

/** @param {Engine} engine */
function find(engine) {
  const named = engine.variables.map((name) => process.env[name] ?? '').find(isFile);
  if (named) return named;
  const candidates = [...engine.commands.flatMap(onPath), ...engine.places()];
  return candidates.find((path) => isFile(path) && starts(path)) ?? null;
}

/**
 * @param {Engine} engine
 * @param {{ install?: boolean, say?: (line: string) => void }} [options]
 */
async function ensure(engine, { install = true, say = (line) => console.error(line) } = {}) {
  const found = find(engine);
  if (found) return found;
  const tried = [`${engine.variables.join(', ')}, PATH and the usual places`];
  for (const way of install ? waysToInstall(engine) : []) {
    say(`No ${engine.title} here: ${way.does} (this may take some minutes)`);
    const problem = await installBy(way);
    const path = find(engine);
    if (path) return path;
    tried.push(`${way.does} (${problem ?? 'done, but it does not start: libraries are missing'})`);
  }
  say(
    `No ${engine.title} can be had. Tried: ${tried.join('; ')}. ` +
      `Install ${engine.title} or Chrome yourself, or set ${engine.variables[0]} to its path.`,
  );
  return null;
}

/**
 * A file may be there and not start: Ubuntu's stub that asks for the snap, or a download
 * without its libraries. On Windows `--version` would open a window, so there we trust it.
 * @param {string} path
 */
function starts(path) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function installedChromiums() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'];
    const roots = ['/Applications', join(homedir(), 'Applications')];
    return roots.flatMap((root) => apps.map((app) => `${root}/${app}.app/Contents/MacOS/${app}`));
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (key) => process.env[key],
  );
  const programs = [
    'Google/Chrome/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  return programs.flatMap((program) => roots.map((root) => (root ? join(root, program) : '')));
}

/** What Playwright downloaded: the whole browser, or its headless shell in the folder beside it. */
function downloadedChromiums() {
  const whole = playwrightPath();
  const [, cache, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(whole) ?? [];
  const folder = join(cache ?? '', `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return [whole];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shell = files.find((file) =>
    /(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file),
  );
  return shell ? [whole, join(folder, shell)] : [whole];
}

function playwrightPath() {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has none for this system.
    return '';
  }
}

async function main() {
  const { find: onlyFind } = readOptions(HELP, { find: { type: 'boolean' } });
  const path = await ensureChromium({ install: !onlyFind });
  if (path) console.log(path);
  else process.exitCode = 1;
}

if (isCommand(import.meta.url)) await main();

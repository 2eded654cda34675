import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { install as installBy, onPath, waysToInstall } from './install.mjs';
import { chromiums, displays, firefoxes, miniBrowsers } from './paths.mjs';
import { isCommand, readOptions, refuse } from '../cli.mjs';

const HELP = `
Usage: node scripts/browsers/browsers.mjs [options]

Prints the path of a browser the tests can use. Looks at environment variables,
then on PATH and in the usual places, then in Playwright's cache. When there is
none: installs Debian's packages (root with apt-get), else lets Playwright
download its own. WebKit is WebKitGTK with its WebDriver: packages only.

  --engine <name>  chromium, firefox or webkit (chromium)
  --find           only look, install nothing
  --help           show this

A path can be given by CHROMIUM_PATH or CHROME_PATH, FIREFOX_PATH and
WEBKIT_DRIVER_PATH. Exit code 1 when the browser cannot be had.
`;

/** @typedef {import('./install.mjs').Engine} Engine */
/** @typedef {keyof typeof ENGINES} EngineName */

const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji'];

/** One row for each engine; another engine is another row. */
const ENGINES = /** @satisfies {Record<string, Engine>} */ ({
  chromium: {
    title: 'Chromium',
    variables: ['CHROMIUM_PATH', 'CHROME_PATH'],
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: chromiums,
    packages: ['chromium', ...FONTS],
    download: 'chromium-headless-shell',
  },
  firefox: {
    title: 'Firefox',
    variables: ['FIREFOX_PATH'],
    commands: ['firefox-esr', 'firefox'],
    places: firefoxes,
    packages: ['firefox-esr', ...FONTS],
    download: 'firefox',
  },
  webkit: {
    title: 'WebKit',
    variables: ['WEBKIT_DRIVER_PATH'],
    commands: ['WebKitWebDriver'],
    places: () => [],
    companions: [miniBrowsers, displays],
    packages: ['webkit2gtk-driver', 'xvfb', ...FONTS],
    download: null,
    // It knows no --version.
    ask: ['--help'],
  },
});

/**
 * The path of a browser that starts, or null. Synchronous, for Playwright's configuration.
 * @param {EngineName} name
 */
export function findBrowser(name) {
  return find(ENGINES[name]);
}

/**
 * The same, after installing one where there is none. When it cannot be had, `say` gets a line that tells why.
 * @param {EngineName} name
 * @param {{ install?: boolean, say?: (line: string) => void }} [options]
 */
export function ensureBrowser(name, options) {
  return ensureProgram(ENGINES[name], options);
}

/**
 * The same for any program.
 * @param {Engine} engine
 * @param {{ install?: boolean, say?: (line: string) => void }} [options]
 */
export async function ensureProgram(
  engine,
  { install = true, say = (line) => console.error(line) } = {},
) {
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
  say(`No ${engine.title} can be had. Tried: ${tried.join('; ')}. ${advice(engine)}`);
  return null;
}

/** @param {Engine} engine */
function find(engine) {
  if (engine.companions?.some((places) => places().length === 0)) return null;
  const named = engine.variables.map((name) => process.env[name] ?? '').find(isFile);
  if (named) return named;
  const candidates = [...engine.commands.flatMap(onPath), ...engine.places()];
  return candidates.find((path) => isFile(path) && starts(path, engine.ask)) ?? null;
}

/** @param {Engine} engine */
function advice({ title, packages, variables, companions }) {
  if (process.platform !== 'linux' && companions) return `It runs on Linux only.`;
  const linux = process.platform === 'linux';
  const packaged = linux ? ` (Debian's packages: ${packages.join(' ')})` : '';
  return `Install ${title} yourself${packaged}, or set ${variables[0]} to its path.`;
}

/**
 * A file may be there and not start: Ubuntu's stub that asks for the snap, or a download
 * without its libraries. On Windows `--version` would open a window, so there we trust it.
 * @param {string} path
 * @param {readonly string[] | null} [ask]
 */
function starts(path, ask = ['--version']) {
  if (process.platform === 'win32' || ask === null) return true;
  return spawnSync(path, ask, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {string} name
 * @returns {name is EngineName}
 */
function isEngine(name) {
  return Object.hasOwn(ENGINES, name);
}

async function main() {
  const { engine, find: onlyFind } = readOptions(HELP, {
    engine: { type: 'string', default: 'chromium' },
    find: { type: 'boolean' },
  });
  if (!isEngine(engine)) refuse(`There is no engine '${engine}'`);
  const path = await ensureBrowser(engine, { install: !onlyFind });
  if (path) console.log(path);
  else process.exitCode = 1;
}

if (isCommand(import.meta.url)) await main();

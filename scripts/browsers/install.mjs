import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Engine
 * @property {string} title
 * @property {readonly string[]} variables  that may hold a path
 * @property {readonly string[]} commands   looked for on PATH
 * @property {() => readonly string[]} places  files to look at, best first
 * @property {readonly (() => readonly string[])[]} [companions]  what else it needs: none of these may be empty
 * @property {readonly string[]} packages   Debian's names, the engine's own first
 * @property {string | null} download   Playwright's name, where it has one that we can use
 * @property {readonly string[] | null} [ask]  what it answers with exit code 0 when it starts; null: no such thing
 * @property {boolean} [service]  its package would start it on this machine
 */

/** @typedef {{ does: string, command: readonly string[], env: Record<string, string> }} Way */

/** Where packages are unpacked to. */
export const UNPACKED = fileURLToPath(
  new URL('../../node_modules/.cache/rivulet-programs', import.meta.url),
);

/**
 * What to try on this machine, best first.
 * @param {Engine} engine
 * @returns {Way[]}
 */
export function waysToInstall(engine) {
  const apt =
    process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get').length > 0;
  const packaged = apt ? [aptInstall(engine)] : [];
  if (engine.service && onPath('dpkg').length > 0) packaged.unshift(aptUnpack(engine));
  if (!engine.download) return packaged;
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')));
  const download = [process.execPath, cli, 'install', '--no-progress'];
  const own = "downloading Playwright's own";
  const plain = { does: own, command: [...download, engine.download], env: {} };
  if (!apt) return [plain];
  // On a bare system the download lacks its libraries; root can have Playwright add them.
  const complete = {
    does: `${own} with its libraries`,
    command: [...download, '--with-deps', engine.download],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  };
  return [...packaged, complete, plain];
}

/**
 * Runs quietly; resolves to the last line it wrote when it failed, else to null.
 * @param {Way} way
 * @returns {Promise<string | null>}
 */
export function install({ command: [file = '', ...args], env }) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { env: { ...process.env, ...env }, timeout: 600_000 });
    const collect = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-4000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : telling(output, code)));
  });
}

/**
 * Where a command of this name stands on PATH.
 * @param {string} command
 */
export function onPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).filter(existsSync);
}

/**
 * Two processes may want a browser at once: `flock` makes the second wait, and the apt option
 * waits for any other package manager.
 * @param {Engine} engine
 */
function aptInstall(engine) {
  const apt =
    'apt-get -qq -o DPkg::Lock::Timeout=300 -o Acquire::Retries=1 -o Acquire::http::Timeout=30';
  const packages = engine.packages.join(' ');
  const script = `${apt} update; ${apt} install -y --no-install-recommends ${packages}`;
  return {
    does: `installing the system's packages ${packages} with apt-get`,
    command: ['flock', join(tmpdir(), 'rivulet-browsers.lock'), 'sh', '-c', script],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  };
}

/**
 * The package's files alone, into a folder of the project: nothing is set up and nothing started.
 * @param {Engine} engine
 * @returns {Way}
 */
function aptUnpack({ packages }) {
  const steps = [
    `mkdir -p ${UNPACKED} && cd ${UNPACKED}`,
    '(apt-get -qq update || true)',
    `apt-get -qq download ${packages.join(' ')}`,
    'for package in *.deb; do dpkg -x "$package" .; done',
  ];
  return {
    does: `unpacking the system's packages ${packages.join(' ')}`,
    command: ['flock', join(tmpdir(), 'rivulet-browsers.lock'), 'sh', '-c', steps.join(' && ')],
    env: {},
  };
}

/**
 * @param {string} output
 * @param {number | null} code
 */
function telling(output, code) {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /^E: |error/i.test(line)) ?? `exit code ${code ?? 'none'}`;
}

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A browser or another program that tests run.
 * @typedef {object} Program
 * @property {string} title
 * @property {readonly string[]} variables  environment variables that may contain its path
 * @property {readonly string[]} commands   its names on PATH
 * @property {() => readonly string[]} [paths]  other files to try, in order
 * @property {() => boolean} [isUsable]     false when something else that it needs is missing
 * @property {readonly string[]} packages   Debian packages
 * @property {string} [download]   Playwright's name, for a browser that Playwright can download
 * @property {readonly string[]} [testArgs]  arguments for which it exits with 0 (--version)
 * @property {boolean} [service]   installing its package would start a service
 */

/** @typedef {{ title: string, command: readonly string[] }} Installer */

/** Where packages are unpacked without being installed. */
export const UNPACKED = fileURLToPath(
  new URL('../../node_modules/.cache/rivulet-programs', import.meta.url),
);

/**
 * The path of a program that starts, or null.
 * @param {Program} program
 */
export function findProgram({ variables, commands, paths, isUsable, testArgs }) {
  if (isUsable && !isUsable()) return null;
  const configured = variables.map((name) => process.env[name] ?? '').find(isFile);
  if (configured) return configured;
  const candidates = [...commands.flatMap(onPath), ...(paths?.() ?? [])];
  return candidates.find((path) => isFile(path) && starts(path, testArgs)) ?? null;
}

/**
 * Resolves to the path of a program, installed if missing; to null when that fails, after a call of `log` with the
 * reason.
 * @param {Program} program
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureProgram(program, { log = console.error } = {}) {
  const found = findProgram(program);
  if (found) return found;
  const { title, variables, packages } = program;
  const tried = [`${variables.join(', ')} and PATH`];
  for (const installer of installersOf(program)) {
    log(`${title} is missing: ${installer.title} (this may take some minutes)`);
    const error = await run(installer);
    const path = findProgram(program);
    if (path) return path;
    tried.push(
      `${installer.title} (${error ?? 'installed, but does not start: libraries are missing'})`,
    );
  }
  log(
    `${title} is not available. Tried: ${tried.join('; ')}. Install it (Debian packages: ${packages.join(' ')}) or set ${variables[0]} to its path.`,
  );
  return null;
}

/**
 * The files with this name in the folders of PATH.
 * @param {string} command
 */
export function onPath(command) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).filter((path) => existsSync(path));
}

/**
 * How to install a program on this machine, best first.
 * @param {Program} program
 * @returns {Installer[]}
 */
function installersOf({ packages, service, download }) {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const hasApt = isRoot && onPath('apt-get').length > 0;
  /** @type {Installer[]} */
  const installers = [];
  if (service && onPath('dpkg').length > 0) installers.push(aptUnpack(packages));
  if (hasApt) installers.push(aptInstall(packages));
  if (download) {
    const cli = fileURLToPath(
      new URL('cli.js', import.meta.resolve('playwright-core/package.json')),
    );
    // The libraries that the download needs can be installed by root only.
    for (const options of hasApt ? [['--with-deps'], []] : [[]]) {
      installers.push({
        title: ["downloading Playwright's build", ...options].join(' '),
        command: [process.execPath, cli, 'install', '--no-shell', ...options, download],
      });
    }
  }
  return installers;
}

/**
 * `flock` serializes test runs that install at the same time, the lock timeout waits for other package managers.
 * @param {readonly string[]} packages
 * @returns {Installer}
 */
function aptInstall(packages) {
  const apt =
    'apt-get -qq -o DPkg::Lock::Timeout=300 -o Acquire::Retries=1 -o Acquire::http::Timeout=30';
  const script = `${apt} update; ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  return { title: `installing ${packages.join(' ')} with apt-get`, command: locked(script) };
}

/**
 * Extracts the files of the packages into a folder of the project, so that no service is set up or started.
 * @param {readonly string[]} packages
 * @returns {Installer}
 */
function aptUnpack(packages) {
  const script = [
    `mkdir -p ${UNPACKED} && cd ${UNPACKED}`,
    '(apt-get -qq update || true)',
    `apt-get -qq download ${packages.join(' ')}`,
    'for package in *.deb; do dpkg -x "$package" .; done',
  ].join(' && ');
  return { title: `unpacking the packages ${packages.join(' ')}`, command: locked(script) };
}

/** @param {string} script */
function locked(script) {
  return ['flock', join(tmpdir(), 'rivulet-browsers.lock'), 'sh', '-c', script];
}

/**
 * Resolves to null on success, else to the line of the output that reports the error.
 * @param {Installer} installer
 * @returns {Promise<string | null>}
 */
function run({ command: [file = '', ...args] }) {
  return new Promise((resolve) => {
    let output = '';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(file, args, { env, timeout: 600_000 });
    const collect = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-4000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : errorLine(output, code)));
  });
}

/**
 * @param {string} output
 * @param {number | null} code
 */
function errorLine(output, code) {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /^E: |error/i.test(line)) ?? `exit code ${code ?? 'none'}`;
}

/**
 * A file may exist and not start: Ubuntu's stub for the snap, or a download without its libraries. Not tested on
 * Windows, where `--version` opens a window.
 * @param {string} path
 * @param {readonly string[]} [args]
 */
function starts(path, args = ['--version']) {
  if (process.platform === 'win32') return true;
  return spawnSync(path, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Reads the command line. `--help` prints the text and ends; an argument that
 * cannot be used ends with one line and exit code 2.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {string} help
 * @param {T} options
 */
export function readOptions(help, options) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help.trim());
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    // Node's message goes on with advice about `--`; its first sentence says it all.
    return refuse(messageOf(error).split(/\. |\n/)[0] ?? '');
  }
}

/**
 * @param {string} line
 * @returns {never}
 */
export function refuse(line) {
  console.error(`${line.replace(/\.$/, '')}. See --help.`);
  process.exit(2);
}

/** @param {string} text */
export function readPort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : refuse(`A port is a number from 0 to 65535, not '${text}'`);
}

/**
 * True when the module was started as a command, false when it was imported.
 * @param {string} url
 */
export function isCommand(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

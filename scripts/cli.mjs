import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Parses the command line. `--help` prints the text and exits; an invalid argument prints one line and exits with 2.
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
    // The first sentence of Node's message is enough; the rest is advice about `--`.
    return refuse(messageOf(error).split(/\. |\n/)[0] ?? '');
  }
}

/**
 * Exits with code 2 after one line of wrong usage.
 * @param {string} line
 * @returns {never}
 */
export function refuse(line) {
  console.error(`${line.replace(/\.$/, '')}. See --help.`);
  process.exit(2);
}

/**
 * Prints a text of any length and a line break.
 * @param {string} text
 */
export function printLines(text) {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error) =>
    process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1),
  );
  process.stdout.write(`${text}\n`);
}

/**
 * A port number; exits with code 2 when the text is none.
 * @param {string} text
 */
export function readPort(text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : refuse(`A port is a number from 0 to 65535, not '${text}'`);
}

/**
 * A whole number from 1 to 999999, the value of an option; exits with code 2 when the text is none.
 * @param {string} name  of the option
 * @param {string} text
 */
export function readCount(name, text) {
  if (!/^[1-9]\d{0,5}$/.test(text)) refuse(`--${name} is a whole number from 1, not '${text}'`);
  return Number(text);
}

/**
 * Whether the module runs as a command, and is not imported by another.
 * @param {string} url  its `import.meta.url`
 */
export function isCommand(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}

/**
 * Runs the body of a command; an error ends it with one line and exit code 1.
 * @param {() => Promise<void>} main
 * @param {string} [failure]  what could not be done
 */
export async function runCommand(main, failure) {
  try {
    await main();
  } catch (error) {
    console.error(failure === undefined ? messageOf(error) : `${failure}: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '#lib/message-of.ts';

/** Parses the command line. `--help` prints the text and exits; an invalid argument prints one line and exits with 2. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
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

/** Exits with code 2 after one line of wrong usage. */
export function refuse(line: string): never {
  console.error(`${line.replace(/\.$/, '')}. See --help.`);
  process.exit(2);
}

/** Prints a text of any length and a line break. */
export function printLines(text: string): void {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error) =>
    process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1),
  );
  process.stdout.write(`${text}\n`);
}

/** A port number; exits with code 2 when the text is none. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : refuse(`A port is a number from 0 to 65535, not '${text}'`);
}

/** A whole number from 1 to 999999, the value of the option `name`; exits with code 2 when the text is none. */
export function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) refuse(`--${name} is a whole number from 1, not '${text}'`);
  return Number(text);
}

/** Whether the module with this `import.meta.url` runs as a command, and is not imported by another. */
export function isCommand(url: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}

/** Runs the body of a command; an error ends it with exit code 1 and one line, which begins with `failure`. */
export async function runCommand(main: () => Promise<void>, failure?: string): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(failure === undefined ? messageOf(error) : `${failure}: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

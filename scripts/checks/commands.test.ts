import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Scripts without exports, and modules that test whether they run as a command. */
const commands = ['scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `${folder}/${name}`)
    .filter((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return !/^export /m.test(source) || source.includes('isCommand(import.meta.url)');
    }),
);

/** An option with a value that the command rejects. */
const INVALID: Readonly<Record<string, readonly string[]>> = {
  'bench/bench.mjs': ['--rounds', '0'],
  'bench/domain.mjs': ['--sizes', 'many'],
  'bench/faults.mjs': ['--rounds', 'none'],
  'scripts/build.mjs': ['--listen', 'here'],
  'scripts/catalogue.mjs': ['--size', '10001'],
  'scripts/lab.mjs': ['--hunt', 'all'],
  'scripts/start.mjs': ['--port', '70000'],
  'scripts/verify/verify.mjs': ['--only', 'no-such-step'],
};

const { argv } = process;
afterAll(() => {
  process.argv = argv;
});
afterEach(() => vi.restoreAllMocks());

/**
 * Runs a command until it calls `process.exit`, in this process, which loads the packages that commands import once for
 * all of them. Rejects with an error that the command does not handle.
 */
async function run(file: string, ...args: readonly string[]) {
  const result = { code: NaN, stdout: '', stderr: '' };
  const write = (name: 'stdout' | 'stderr') => (text: string) => {
    // In a process of its own the command has ended by now.
    if (Number.isNaN(result.code)) result[name] += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(write('stdout'));
  vi.spyOn(console, 'error').mockImplementation(write('stderr'));
  const exited = new Promise<void>((done) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      // The command may catch the error below and exit again.
      if (!Number.isNaN(result.code)) return undefined as never;
      result.code = Number(code);
      done();
      throw new Error('The command has ended');
    });
  });
  process.argv = [process.execPath, join(ROOT, file), ...args];
  vi.resetModules();
  const evaluated = import(/* @vite-ignore */ join(ROOT, file)).then(() => exited);
  await Promise.race([exited, evaluated]);
  await new Promise(setImmediate);
  process.exitCode = undefined;
  return result;
}

test('every script in package.json that runs a file of ours is tested here', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const named = Object.values<string>(scripts).flatMap(
    (line) => line.match(/[\w-]+\/\S+\.mjs/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(commands).toEqual(expect.arrayContaining(named));
});

describe.each(commands)('%s', (file) => {
  test('--help fits on one screen', async () => {
    const { code, stdout, stderr } = await run(file, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: /);
    expect(stdout).toContain('--help');
    expect(rowsOf(stdout)).toBeLessThanOrEqual(24);
  });

  const invalid = INVALID[file];
  test.each(invalid ? [['--no-such-option'], invalid] : [['--no-such-option']])(
    '[SERVE11] %s is rejected in one line with exit code 2',
    async (...args) => {
      const { code, stdout, stderr } = await run(file, ...args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^.*\S.* See --help\.\n$/);
      expect(stderr).toContain(args.at(-1));
    },
  );
});

/** Rows that a text takes on a terminal with 80 columns. */
function rowsOf(text: string): number {
  const lines = text.trimEnd().split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0);
}

import { execFileSync } from 'node:child_process';

/** What the command `lab` prints. */
export function labCommand(...args: readonly string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'lab/command.ts', ...args], {
    encoding: 'utf8',
  });
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the steps of these tools, which are replaced by shell scripts. Gives the exit code and the last line. */
function verify(steps: string, tools: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'rivulet-verify-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'test-results'));
  const bin = join(root, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(tools)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const command = [join(import.meta.dirname, 'verify.mjs'), '--only', steps];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return [status, stdout.trimEnd().split('\n').at(-1)];
}

test('the last line names the steps that ran', () => {
  expect(verify('types,knip', { tsc: '', knip: '' })).toEqual([0, 'types, knip: ok']);
});

test('the last line counts tests, and each failed check as one failure', () => {
  const tests = ['passed', 'passed', 'failed'].map((status) => ({ status, fullName: 'a test' }));
  const report = { testResults: [{ status: 'failed', assertionResults: tests }] };
  const vitest = `echo '${JSON.stringify(report)}' > test-results/unit.json; exit 1`;
  expect(verify('types,knip,unit', { tsc: '', knip: 'exit 1', vitest })).toEqual([
    1,
    'types, knip, unit: 2 passed, 2 failed',
  ]);
});

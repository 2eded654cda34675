import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the last line names the steps that ran', () => {
  const only = spawnSync('node', ['scripts/verify/verify.mjs', '--only', 'spec,stylelint'], {
    encoding: 'utf8',
  });
  expect(only.stdout.trimEnd().split('\n').at(-1)).toBe('spec, stylelint: ok');
  expect(only.status).toBe(0);
});

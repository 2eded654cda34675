import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the last line names the steps that ran', () => {
  const only = spawnSync('node', ['scripts/verify.mjs', '--only', 'spec,tokens'], {
    encoding: 'utf8',
  });
  expect(only.stdout.trimEnd().split('\n').at(-1)).toBe('spec, tokens: ok');
  expect(only.status).toBe(0);
});

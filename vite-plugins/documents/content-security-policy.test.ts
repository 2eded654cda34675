import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor, withPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('[SAFE1] the policy has each hash of the inline scripts and styles once, and none of data blocks', () => {
  const policy = policyFor([
    '<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>',
    '<style>b{}</style><script>run()</script><script src="x.js"></script>',
  ]);
  const directives = policy.split('; ');
  expect(directives).toContain(`script-src 'self' ${hashOf('run()')}`);
  expect(directives).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`);
  expect(directives[0]).toBe(`default-src 'none'`);
});

test('[SAFE1] the policy precedes everything that it applies to', () => {
  const html = withPolicy('<head><meta charset="utf-8" /><style></style></head>', 'p');
  expect(html).toContain(
    '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="p"><style>',
  );
  expect(() => withPolicy('<head></head>', 'p')).toThrow('charset');
});

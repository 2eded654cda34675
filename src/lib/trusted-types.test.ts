import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
test('[SAFE3] the policy returns only the worker’s URL and JSON', async () => {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => (made.push(name), rules),
  });
  const { trustedJson, trustedServiceWorkerURL, TRUSTED_TYPES_POLICY } =
    await import('./trusted-types.ts');
  expect(trustedServiceWorkerURL()).toBe('/rivulet/sw.js');
  expect(trustedJson('{ "a": [1] }')).toBe('{"a":[1]}');
  expect(() => trustedJson('alert(1)')).toThrow(SyntaxError);
  expect(made).toEqual([TRUSTED_TYPES_POLICY]);
});

test('[SAFE3] the policy returns the worker’s URL for every URL', async () => {
  let rules = { createScriptURL: (address: string) => address };
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, given: typeof rules) => (rules = given),
  });
  const { trustedServiceWorkerURL } = await import('./trusted-types.ts');
  trustedServiceWorkerURL();
  expect(rules.createScriptURL('https://other.test/script.js')).toBe('/rivulet/sw.js');
});

test('[OFF6] without Trusted Types both are strings', async () => {
  const { trustedJson, trustedServiceWorkerURL } = await import('./trusted-types.ts');
  expect(trustedServiceWorkerURL()).toBe('/rivulet/sw.js');
  expect(trustedJson('{}')).toBe('{}');
});

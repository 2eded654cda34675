// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker, TRUSTED_TYPES_POLICY } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

function stubWorkers(register: (...given: readonly unknown[]) => Promise<unknown>) {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
}

test('[SAFE3] the worker’s address is the only one that the one policy gives', async () => {
  const made: [string, string][] = [];
  const register = vi.fn(() => Promise.resolve());
  stubWorkers(register);
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (input: string) => string }) => {
      made.push([name, rules.createScriptURL('https://elsewhere.test/script.js')]);
      return { createScriptURL: () => 'trusted' };
    },
  });
  await registerWorker('/shop/');
  expect(made).toEqual([[TRUSTED_TYPES_POLICY, '/shop/sw.js']]);
  expect(register).toHaveBeenCalledWith('trusted', { scope: '/shop/' });
});

test('[OFF6] a browser that refuses the worker, or has none, goes unnoticed', async () => {
  stubWorkers(() => Promise.reject(new DOMException('Insecure', 'SecurityError')));
  await expect(registerWorker('/shop/')).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(registerWorker('/shop/')).resolves.toBeUndefined();
  // As in a frame that is cut off from its origin, and under a host's own policy.
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('No', 'SecurityError');
    },
  });
  await expect(registerWorker('/shop/')).resolves.toBeUndefined();
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Refused');
    },
  });
  await expect(registerWorker('/shop/')).resolves.toBeUndefined();
});

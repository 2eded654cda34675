// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

function stubWorkers(register: (...given: readonly unknown[]) => Promise<unknown>) {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
}

test('[OFF2] the worker is asked for by its address, for the whole shop', async () => {
  const register = vi.fn(() => Promise.resolve());
  stubWorkers(register);
  await registerServiceWorker('/');
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
});

test('[OFF6] a browser that refuses the worker, or has none, goes unnoticed', async () => {
  stubWorkers(() => Promise.reject(new DOMException('Insecure', 'SecurityError')));
  await expect(registerServiceWorker('/')).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(registerServiceWorker('/')).resolves.toBeUndefined();
  // As in a frame that is cut off from its origin, and under a host's own policy.
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('No', 'SecurityError');
    },
  });
  await expect(registerServiceWorker('/')).resolves.toBeUndefined();
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Refused');
    },
  });
  await expect(registerServiceWorker('/')).resolves.toBeUndefined();
});

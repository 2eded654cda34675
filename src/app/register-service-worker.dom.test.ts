import { expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

function stubWorkers(register: (...given: readonly unknown[]) => Promise<unknown>) {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
}

test('[OFF1] the service worker is registered for the whole shop, once the page has loaded', async () => {
  const register = vi.fn(() => Promise.resolve());
  stubWorkers(register);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const registered = registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await registered;
  expect(register).toHaveBeenCalledWith('/rivulet/sw.js', { scope: '/rivulet/' });
});

test('[OFF6] a browser that refuses or lacks service workers causes no error', async () => {
  stubWorkers(() => Promise.reject(new DOMException('Insecure', 'SecurityError')));
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  // In a sandboxed frame, and where a host adds another Content Security Policy.
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('No', 'SecurityError');
    },
  });
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('Refused');
    },
  });
  await expect(registerServiceWorker()).resolves.toBeUndefined();
});

import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { safeLocalStorage } from './storage.ts';

let logged: Mock<typeof console.error>;

beforeEach(() => {
  localStorage.clear();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** Storage whose every method throws, as when the visitor denies it. */
function deny() {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

function tellOfChange(key: string | null) {
  dispatchEvent(new StorageEvent('storage', { key }));
}

test('a written text is read back, and a removed one is absent', () => {
  const storage = safeLocalStorage();
  expect(storage.read('a')).toEqual({ state: 'absent' });
  expect(storage.write('a', '')).toBe(true);
  expect(storage.read('a')).toEqual({ state: 'present', text: '' });
  expect(localStorage.getItem('a')).toBe('');
  expect(storage.remove('a')).toBe(true);
  expect(storage.read('a')).toEqual({ state: 'absent' });
  expect(logged).not.toHaveBeenCalled();
});

test('[DATA9] full storage is logged and does not throw, and reading still works', () => {
  localStorage.setItem('a', 'old');
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const storage = safeLocalStorage();
  expect(storage.write('a', 'new')).toBe(false);
  expect(storage.read('a')).toEqual({ state: 'present', text: 'old' });
  expect(logged).toHaveBeenCalledOnce();
  full.mockRestore();
  expect(storage.write('a', 'new')).toBe(true);
});

test('[DATA9] denied storage is unreadable, rejects writes and never throws', () => {
  deny();
  const storage = safeLocalStorage();
  expect(storage.read('a')).toEqual({ state: 'unreadable' });
  expect(storage.write('a', 'text')).toBe(false);
  expect(storage.remove('a')).toBe(false);
  expect(logged).toHaveBeenCalledTimes(3);
});

test('a `localStorage` property that throws counts as denied storage', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: refuse,
  });
  expect(safeLocalStorage().read('a')).toEqual({ state: 'unreadable' });
  Object.defineProperty(globalThis, 'localStorage', original);
});

test('each kind of error is logged once', () => {
  deny();
  const storage = safeLocalStorage();
  for (let time = 0; time < 5; time += 1) storage.write('a', 'text');
  expect(logged).toHaveBeenCalledOnce();
  storage.write('b', 'text');
  expect(logged).toHaveBeenCalledTimes(2);
});

test("[CART21] another tab's change of the key, or clearing of storage, calls back", () => {
  const changed = vi.fn();
  safeLocalStorage().watch('a', changed);
  tellOfChange('b');
  expect(changed).not.toHaveBeenCalled();
  tellOfChange('a');
  tellOfChange(null);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('[CART25] a page that is restored from the back/forward cache calls back, a page that loads does not', () => {
  const changed = vi.fn();
  safeLocalStorage().watch('a', changed);
  const show = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(changed).not.toHaveBeenCalled();
  show(true);
  expect(changed.mock.calls).toEqual([[false]]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { BASE } from '#test-utils/products.ts';
import { htmlData, PRESSED, START_STATUS_ID } from './contract.ts';
import { captureEarlyInput, replayEarlyInput } from './early-input.ts';
import { SLOW_MS, watchStart } from './start-status.ts';

const reload = vi.fn();

/** A document in which a button has been clicked. */
function open() {
  const { body } = document;
  body.innerHTML = `<p id="${START_STATUS_ID}" role="status"></p><button type="button">Add</button>`;
  const [status, button] = body.querySelectorAll<HTMLElement>('p, button');
  if (!status || !button) return expect.fail();
  captureEarlyInput();
  watchStart();
  button.click();
  expect(button.hasAttribute(PRESSED)).toBe(true);
  return { status, button };
}

beforeEach(() => {
  delete htmlData().ready;
  history.replaceState(null, '', BASE);
  reload.mockClear();
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

test.each([
  ['fails to load', () => document.body.appendChild(document.createElement('script')), '', ''],
  ['throws', () => window, '', ''],
  ['throws, at an address with a password,', () => window, 'user:pass@', ''],
  ['throws, at an IPv6 address,', () => window, '', '[::1]:4173'],
])(
  '[PAINT27, PAINT32] an app that %s is reported once, with a reload, and early input is dropped',
  (_, target, user, host) => {
    if (host !== '')
      vi.stubGlobal('location', { protocol: 'http:', host, pathname: BASE, hash: '', reload });
    const { status, button } = open();
    for (const _ of [1, 2]) {
      const error = new ErrorEvent('error', {
        filename: `${location.protocol}//${user}${location.host}${BASE}assets/index-1.js`,
      });
      target().dispatchEvent(error);
    }
    expect(status.textContent).toMatch(/has not loaded.*Try again$/);
    status.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
    expect(button.hasAttribute(PRESSED)).toBe(false);
    button.click();
    expect(button.hasAttribute(PRESSED)).toBe(false);
    const clicked = vi.fn();
    button.addEventListener('click', clicked);
    replayEarlyInput();
    expect(clicked).not.toHaveBeenCalled();
  },
);

test('[PAINT31] a copy at another path than it was built for says so', () => {
  history.replaceState(null, '', '/other/');
  const { status } = open();
  vi.advanceTimersByTime(SLOW_MS);
  expect(status.textContent).toContain(`a web server at ${BASE}`);
});

test('[PAINT27] an app that is late is reported after 20 s, one that has started never', () => {
  const { status } = open();
  vi.advanceTimersByTime(SLOW_MS - 1);
  expect(status.textContent).toBe('');
  vi.advanceTimersByTime(1);
  expect(status.textContent).toContain('Try again');
  const { status: other } = open();
  htmlData().ready = '';
  vi.advanceTimersByTime(SLOW_MS);
  expect(other.textContent).toBe('');
});

test('[PAINT27] a picture that fails to load is not reported', () => {
  const { status } = open();
  document.body.append(document.createElement('img'));
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(status.textContent).toBe('');
});

test('[PAINT30] errors of extensions and of scripts that the host adds are not reported', () => {
  const { status, button } = open();
  const filename = 'https://ads.example/assets/index-1.js';
  window.dispatchEvent(new ErrorEvent('error', { filename }));
  for (const reason of [new Error('of an extension'), 'blocked', undefined]) {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  expect(status.textContent).toBe('');
  expect(button.hasAttribute(PRESSED)).toBe(true);
  const reason = Object.assign(new Error('ours'), {
    stack: `at start (${location.origin}${BASE}assets/index-1.js:1:2)`,
  });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(status.textContent).toContain('Try again');
});

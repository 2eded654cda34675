// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareURL } from './share.ts';

const URL = 'https://shop.example/product/1';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs `navigator.share` and the clipboard with outcomes: 'done' or the reason of the rejection. */
function browser(ways: { share?: unknown; copy?: unknown }) {
  const way = (end: unknown) =>
    vi.fn(() => (end === 'done' ? Promise.resolve() : Promise.reject(end)));
  const share = way(ways.share);
  const writeText = way(ways.copy);
  vi.stubGlobal('navigator', {
    ...('share' in ways && { share }),
    ...('copy' in ways && { clipboard: { writeText } }),
  });
  return { share, writeText };
}

test('[META14] navigator.share gets title and URL, and nothing is copied', async () => {
  const { share, writeText } = browser({ share: 'done', copy: 'done' });
  expect(await shareURL('Mug', URL)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Mug', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

test.each(['AbortError', 'InvalidStateError'])(
  '[META15] a share that ends in %s was cancelled, and nothing is copied',
  async (name) => {
    const { writeText } = browser({ share: new DOMException('no', name), copy: 'done' });
    expect(await shareURL('Mug', URL)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  },
);

test.each([
  ['is absent', {}],
  ['is not allowed', { share: new DOMException('no', 'NotAllowedError') }],
  ['fails', { share: new TypeError('no') }],
])('[META16] where navigator.share %s, the URL is copied', async (_, way) => {
  const { writeText } = browser({ ...way, copy: 'done' });
  expect(await shareURL('Mug', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
});

test.each([
  ['denied', { copy: new DOMException('no', 'NotAllowedError') }],
  ['absent', {}],
])('[META17] where the clipboard is %s too, sharing has failed', async (_, ways) => {
  browser(ways);
  expect(await shareURL('Mug', URL)).toBe('failed');
});

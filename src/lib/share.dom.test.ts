import { expect, test, vi } from 'vitest';
import { shareURL } from './share.ts';

const URL = 'https://shop.example/product/1';

/** Stubs `navigator.share` and the clipboard with outcomes: 'done' or the reason of the rejection. */
function stubNavigator(outcomes: { share?: unknown; copy?: unknown }) {
  const settle = (outcome: unknown) =>
    vi.fn(() => (outcome === 'done' ? Promise.resolve() : Promise.reject(outcome)));
  const share = settle(outcomes.share);
  const writeText = settle(outcomes.copy);
  vi.stubGlobal('navigator', {
    ...('share' in outcomes && { share }),
    ...('copy' in outcomes && { clipboard: { writeText } }),
  });
  return { share, writeText };
}

test('[META14] navigator.share gets title and URL, and the URL is not copied', async () => {
  const { share, writeText } = stubNavigator({ share: 'done', copy: 'done' });
  expect(await shareURL('Radio', URL)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Radio', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

test.each(['AbortError', 'InvalidStateError'])(
  '[META14] a share that ends in %s was cancelled, and the URL is not copied',
  async (name) => {
    const { writeText } = stubNavigator({ share: new DOMException('no', name), copy: 'done' });
    expect(await shareURL('Radio', URL)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  },
);

test.each([
  ['is absent', {}],
  ['is not allowed', { share: new DOMException('no', 'NotAllowedError') }],
  ['fails', { share: new TypeError('no') }],
])('[META15] where navigator.share %s, the URL is copied', async (_, outcomes) => {
  const { writeText } = stubNavigator({ ...outcomes, copy: 'done' });
  expect(await shareURL('Radio', URL)).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
});

test.each([
  ['denied', { copy: new DOMException('no', 'NotAllowedError') }],
  ['absent', {}],
])('[META16] where the clipboard is %s too, sharing has failed', async (_, outcomes) => {
  stubNavigator(outcomes);
  expect(await shareURL('Radio', URL)).toBe('failed');
});

import { describe, expect, test, vi } from 'vitest';
import { load, open } from '#test-utils/built-documents.ts';
import { BASE } from '#test-utils/products.ts';

function submit(text: string): void {
  const field = document.querySelector('input');
  if (field) field.value = text;
  field?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

test('[PAINT6] text typed before the inline script runs is not replaced by the query', async () => {
  await open('products/index.html', 'products?q=tea');
  const field = document.querySelector('input');
  if (field) field.value = 'typed';
  await import('./inline-body.ts');
  expect(field?.value).toBe('typed');
});

describe.each(['while the document loads', 'before the app is interactive'])('%s', (time) => {
  test.each([
    ['index.html', '?seed=7', ' tea ', 'products?q=tea&seed=7', 1],
    [
      'products/index.html',
      'products?seed=7&sort=rating',
      'tea',
      'products?q=tea&sort=rating&seed=7',
      0,
    ],
    ['products/index.html', 'products?seed=7', '  ', 'products?seed=7', 0],
  ])(
    '[PAINT5, PAINT34, PAINT35] %s at /%s searches for "%s"',
    async (file, path, text, url, entries) => {
      const reload = vi.spyOn(location, 'reload').mockReturnValue();
      await open(file, path);
      const { length } = history;
      if (time.startsWith('while')) submit(text);
      await import('./inline-body.ts');
      if (time.startsWith('before')) submit(text);
      expect(location.pathname + location.search).toBe(BASE + url);
      expect(history.state).toEqual({ search: text.trim() });
      expect(history.length - length).toBe(entries);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

test.each(['#cart=0:1', '#reset', '#state=x', '#main'])(
  '[CART33, PAINT4] a search or a link before the app is ready takes %s along, if the app has to carry it out',
  async (fragment) => {
    vi.spyOn(location, 'reload').mockReturnValue();
    const kept = fragment === '#main' ? '' : fragment;
    await load('index.html', `?seed=7${fragment}`);
    const link = document.querySelector<HTMLAnchorElement>('header a[href*="products"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(link?.hash).toBe(kept);
    submit('tea');
    expect(location.href).toMatch(new RegExp(`/products\\?q=tea&seed=7${kept}$`));
  },
);

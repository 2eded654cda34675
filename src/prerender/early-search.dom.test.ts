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
      expect(history.state).toEqual({ searches: [text.trim()] });
      expect(history.length - length).toBe(entries);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

test('[PAINT34, PAINT48] a search takes along what has been chosen in the dropdowns, and an earlier search', async () => {
  vi.spyOn(location, 'reload').mockReturnValue();
  await load('products/index.html', 'products?seed=7');
  history.replaceState({ searches: ['tea'] }, '');
  for (const [id, value] of [
    ['sort', 'price-low'],
    ['price', '25-50'],
  ]) {
    const dropdown = document.querySelector<HTMLSelectElement>(`#${id}`);
    if (dropdown && value !== undefined) dropdown.value = value;
    dropdown?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  submit('lamp');
  expect(location.search).toBe('?q=lamp&minPrice=25&maxPrice=50&sort=price-low&seed=7');
  expect(history.state).toEqual({ searches: ['tea', 'lamp'] });
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

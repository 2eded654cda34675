import { expect, test } from 'vitest';
import { renderHead } from './head.tsx';

test('text in tags is escaped, and tags without content are left out', () => {
  const content = `"><script>alert('&amp;')</script>`;
  const head = document.createElement('template');
  head.innerHTML = renderHead('A & B', [
    { name: 'description', content },
    { property: 'og:url', content: null },
    { rel: 'canonical', content: 'https://shop.example/?a=1&b=2' },
  ]);
  const [title, meta, link, ...others] = head.content.children;
  expect(title?.textContent).toBe('A & B');
  expect(meta?.getAttribute('content')).toBe(content);
  expect(link?.getAttribute('href')).toBe('https://shop.example/?a=1&b=2');
  expect(others).toEqual([]);
});

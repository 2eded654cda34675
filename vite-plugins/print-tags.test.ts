// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { printData, printTags } from './print-tags.ts';

test('tags are printed so that any text stays text, and without content not at all', () => {
  const content = `"><script>alert('&amp;')</script>`;
  const html = printTags([
    { name: 'description', content },
    { property: 'og:url', content: null },
    { rel: 'canonical', content: 'https://shop.example/?a=1&b=2' },
  ]);
  const head = document.createElement('template');
  head.innerHTML = html;
  const { children } = head.content;
  expect([...children].map(({ localName }) => localName)).toEqual(['meta', 'link']);
  expect(children[0]?.getAttribute('content')).toBe(content);
  expect(children[1]?.getAttribute('href')).toBe('https://shop.example/?a=1&b=2');
});

test('[META13] JSON-LD that could end its element is never printed', () => {
  expect(printData(null)).toBe('');
  expect(printData('{"a":1}')).toBe('<script type="application/ld+json">{"a":1}</script>');
  expect(() => printData('{"a":"</script>"}')).toThrow(/could end/);
});

import { beforeEach, expect, test } from 'vitest';
import { setHeadTags, setJsonLd } from './set-head-tags.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<title>t</title><meta name="description" content="old"><meta name="viewport" content="v">';
});

test('[META4] tags are changed in place, added and removed', () => {
  const description = document.querySelector('[name="description"]');
  setHeadTags([
    { name: 'description', content: 'new' },
    { property: 'og:url', content: 'https://shop.example/a' },
    { rel: 'canonical', content: 'https://shop.example/a' },
    { name: 'robots', content: 'noindex' },
  ]);
  expect(description?.getAttribute('content')).toBe('new');
  expect(document.head.querySelectorAll('meta, link')).toHaveLength(5);
  setHeadTags([
    { property: 'og:url', content: 'https://shop.example/b' },
    { rel: 'canonical', content: null },
    { name: 'robots', content: null },
  ]);
  const left = [...document.head.children].map((element) => element.outerHTML);
  expect(left).toEqual([
    '<title>t</title>',
    '<meta name="description" content="new">',
    '<meta name="viewport" content="v">',
    '<meta property="og:url" content="https://shop.example/b">',
  ]);
});

test('[META7] JSON-LD replaces the existing one, and null removes it', () => {
  const texts = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (one) => one.textContent,
    );
  setJsonLd({ a: 1 });
  expect(texts()).toEqual(['{"a":1}']);
  setJsonLd({ a: 2 });
  expect(texts()).toEqual(['{"a":2}']);
  setJsonLd(null);
  expect(texts()).toEqual([]);
});

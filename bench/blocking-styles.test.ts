import { expect, test } from 'vitest';
import { blockingStyles, rooted } from './blocking-styles.mjs';

test('styles that block are found in their order', () => {
  const html = `
    <style>a{}</style>
    <link rel="stylesheet" crossorigin href="/shop/b.css">
    <link rel="preload" as="style" href="/shop/c.css">
    <link rel="stylesheet" href="/shop/d.css" media="print">
    <style media="print">e{}</style>
    <!-- <style>f{}</style> -->
    <noscript><link rel="stylesheet" href="/shop/g.css"></noscript>
    <style>h{}</style>`;
  expect(blockingStyles(html)).toEqual([
    { text: 'a{}', href: undefined },
    { text: undefined, href: '/shop/b.css' },
    { text: 'h{}', href: undefined },
  ]);
});

test.each([
  ['url(font.woff2)', 'url("/shop/assets/font.woff2")'],
  [`url('../a.svg')`, 'url("/shop/a.svg")'],
  ['url("/b.svg")', 'url("/b.svg")'],
  ['url(#clip)', 'url(#clip)'],
  ['url("data:image/png;base64,AA==")', 'url("data:image/png;base64,AA==")'],
])('%s is rooted as %s', (css, expected) => {
  expect(rooted(css, 'http://host/shop/assets/index.css')).toBe(expected);
});

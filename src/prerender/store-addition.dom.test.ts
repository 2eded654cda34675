import { beforeEach, expect, test } from 'vitest';
import { storageKey } from '#visit/storage-keys.ts';
import { htmlData } from './contract.ts';
import { storeAddition } from './store-addition.ts';

const KEY = storageKey('cart');

/** A button of a card. */
function button(slot = 'add-to-cart'): Element {
  document.body.innerHTML = `<article data-product="a"><button data-slot="${slot}"></button></article>`;
  return document.querySelector('button') ?? document.body;
}

beforeEach(() => {
  localStorage.clear();
  delete htmlData().labPanel;
  history.replaceState(null, '', '/');
});

test.each([
  [null, '[{"id":"a","qty":1}]'],
  ['[{"id":"b","qty":2}]', '[{"id":"b","qty":2},{"id":"a","qty":1}]'],
  ['[{"id":"a","qty":2}]', '[{"id":"a","qty":3}]'],
])(
  '[PAINT28, PAINT46] a product is added to the stored cart %s, and taken back',
  (before, after) => {
    if (before !== null) localStorage.setItem(KEY, before);
    const takeBack = storeAddition(button());
    expect(localStorage.getItem(KEY)).toBe(after);
    takeBack?.();
    expect(localStorage.getItem(KEY)).toBe(before);
  },
);

test.each(['[{"id":"a","qty":999}]', '{"id":"a"}', '[null]', '[{"id":"a"}]', 'no JSON'])(
  '[PAINT28] the app adds to the stored cart %s, which stays as it is',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(storeAddition(button())).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBe(stored);
  },
);

test('[PAINT29] with the lab on, with a fragment that is carried out and for other buttons nothing is stored', () => {
  htmlData().labPanel = 'folded';
  expect(storeAddition(button())).toBeUndefined();
  delete htmlData().labPanel;
  for (const fragment of ['#cart=4:1', '#reset', '#reset.', '#reset&utm_source=mail']) {
    history.replaceState(null, '', `/${fragment}`);
    expect(storeAddition(button())).toBeUndefined();
  }
  history.replaceState(null, '', '/');
  expect(storeAddition(button('another'))).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

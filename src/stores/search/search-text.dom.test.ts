import { beforeEach, expect, test } from 'vitest';
import { BASE } from '#test-utils/products.ts';
import { createSearchText, type SearchText } from './search-text.ts';

let box: SearchText;
const shown = () => box.state.getState().text;
const navigate = (path: string) => history.replaceState(null, '', BASE + path);
const render = (path: string) => {
  navigate(path);
  box.showRendered();
};

beforeEach(() => {
  navigate('');
  box = createSearchText();
});

test('[FIND6] the box shows the query of a newly rendered URL, and none on other pages', () => {
  expect(shown()).toBe('');
  render('products?q=oak');
  expect(shown()).toBe('oak');
  render('products?q=tea');
  expect(shown()).toBe('tea');
  render('cart?q=tea');
  expect(shown()).toBe('');
});

test('[FIND6, FIND27] a text typed while a URL is pending stays when that is rendered', () => {
  navigate('products?q=oak+chair');
  box.setText('oak chairs');
  render('products?q=oak+chair');
  expect(shown()).toBe('oak chairs');
  render('products?q=oak+chair&rating=4');
  expect(shown()).toBe('oak chairs');
  render('products?q=oak');
  expect(shown()).toBe('oak');
});

test('[FIND6, DATA20] a typed text gives way to the query of another URL, and to that of this one when it is reset', () => {
  render('products?q=oak');
  box.setText('oak c');
  render('products?q=tea');
  expect(shown()).toBe('tea');
  box.setText('teapot');
  box.reset();
  expect(shown()).toBe('tea');
});

import { expect, test } from 'vitest';
import { createSearchText } from './search-text.ts';

const open = () => {
  const searchText = createSearchText();
  return { ...searchText, shown: () => searchText.state.getState().text };
};

test('[FIND6] the box shows the query of a newly rendered URL, and none on other pages', () => {
  const { syncWithURL, shown } = open();
  expect(shown()).toBe('');
  syncWithURL('oak');
  expect(shown()).toBe('oak');
  syncWithURL('tea');
  expect(shown()).toBe('tea');
  syncWithURL(null);
  expect(shown()).toBe('');
});

test('[FIND6] a text typed or submitted meanwhile stays when its URL is rendered', () => {
  const { setText, syncWithURL, shown } = open();
  setText('oak chair', 'oak chair');
  syncWithURL('oak chair');
  setText('oak chairs', 'oak chair');
  syncWithURL('oak chair');
  expect(shown()).toBe('oak chairs');
  syncWithURL('oak');
  expect(shown()).toBe('oak');
});

test('[FIND6] a text typed while another URL is being rendered gives way to its query', () => {
  const { setText, syncWithURL, shown } = open();
  syncWithURL('oak');
  setText('oak c', 'oak');
  syncWithURL('tea');
  expect(shown()).toBe('tea');
});

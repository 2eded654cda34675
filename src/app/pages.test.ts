import { expect, test } from 'vitest';
import { PAGE_NAMES, routeOf } from '#router/routes.ts';
import { fetchPage, LAZY_PAGE_FETCHES } from './pages.ts';

test('[APP9] each row of the route table has the file of its page', async () => {
  for (const fetch of LAZY_PAGE_FETCHES) await expect(fetch()).resolves.toBeTypeOf('function');
  expect(LAZY_PAGE_FETCHES).toHaveLength(PAGE_NAMES.length - 2 + 1);
});

test('[APP10] a path without a row has the page for unknown paths', async () => {
  const page = await fetchPage(routeOf('/rivulet/unknown'));
  expect(page).toHaveProperty('name', 'NotFoundPage');
});

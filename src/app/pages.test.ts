import { expect, test } from 'vitest';
import { PAGE_NAMES, routeOf } from '#router/routes.ts';
import { loadPage, LAZY_PAGE_LOADERS } from './pages.ts';

test('[APP9] each row of the route table has the file of its page', async () => {
  for (const fetch of LAZY_PAGE_LOADERS) await expect(fetch()).resolves.toBeTypeOf('function');
  expect(LAZY_PAGE_LOADERS).toHaveLength(PAGE_NAMES.length - 2 + 1);
});

test('[APP10] a path without a row has the page for unknown paths', async () => {
  const page = await loadPage(routeOf('/rivulet/unknown'));
  expect(page).toHaveProperty('name', 'NotFoundPage');
});

import type { Page } from '@playwright/test';
import type { State } from './states.ts';
import type { Products } from './steps.ts';

/** The seed of every screenshot. */
const SEED = '7';

interface ShopToVisit {
  /** Of the home page. */
  readonly url: string;
  readonly products: Products;
  /** The number of products; the default if absent. */
  readonly size?: number;
  /** Runs once the shop is interactive, before the steps of the state. */
  readonly afterLoad?: ((page: Page) => Promise<void>) | undefined;
}

/** Opens the shop in a new page and brings it to a state. */
export async function visitState(
  page: Page,
  state: State,
  { url, products, size, afterLoad }: ShopToVisit,
): Promise<void> {
  await prepare(page, state, products);
  const address = new URL(url + state.path.replace(':id', products[0]?.id ?? ''));
  address.searchParams.set('seed', SEED);
  if (size) address.searchParams.set('size', String(size));
  await page.goto(address.href);
  await page.locator('html[data-ready]').waitFor();
  await afterLoad?.(page);
  await state.act?.(page, products);
}

async function prepare(
  page: Page,
  { storage, initScript, clockPaused }: State,
  products: Products,
): Promise<void> {
  if (clockPaused) {
    await page.clock.install({ time: '2026-03-01T09:59:00Z' });
    await page.clock.pauseAt('2026-03-01T10:00:00Z');
  }
  if (initScript) await page.addInitScript(initScript);
  if (storage) {
    await page.addInitScript((texts) => {
      // Firefox runs this on about:blank too, which has no storage.
      if (origin === 'null') return;
      for (const [key, value] of Object.entries(texts)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    }, storage(products));
  }
}

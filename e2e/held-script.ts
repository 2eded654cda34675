import { expect, type Page } from '@playwright/test';

/** Keeps files of script away until it is called: of all, what is on the page came with the document. */
export async function holdScript(page: Page, files = '*'): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(`**/assets/${files}.js`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Without waiting for the script, which an ordinary load would. */
export async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

import type { Page } from '@playwright/test';
import { typeInto } from '../fixtures/shop.ts';

/** Waits for the lab's panel. */
export async function openLab(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Lab' }).waitFor();
}

/** Opens all sections of the lab's panel, with the JSON and a state that is invalid. */
async function fillLab(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Lab' });
  const state = panel.getByRole('region', { name: 'State' });
  await panel.waitFor();
  await panel.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
  });
  await typeInto(
    state.getByRole('textbox', { name: 'State as JSON' }),
    '{"state": 1, "cart": "none"}',
  );
  await state.getByRole('button', { name: 'Apply' }).click();
  await state.getByText('seed: ').waitFor();
}

/** Invalid fields, and texts that cannot be copied: without a granted permission the browser denies the clipboard. */
export async function failInLab(page: Page): Promise<void> {
  await fillLab(page);
  const panel = page.getByRole('complementary', { name: 'Lab' });
  await typeInto(panel.getByRole('textbox', { name: 'Seed' }), 'many');
  await typeInto(panel.getByRole('textbox', { name: 'Size' }), '0');
  await panel.getByRole('button', { name: 'Show' }).click();
  for (const button of await panel.getByRole('button', { name: /^Copy/ }).all()) {
    await button.click();
  }
  await panel.getByRole('textbox', { name: 'Text to copy' }).nth(2).waitFor();
}

/** Runs in the page. */
export function denyClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

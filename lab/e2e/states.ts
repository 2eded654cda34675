import type { Locator } from '@playwright/test';
import { typeInto, type Shop } from '../../e2e/fixtures/shop.ts';
import type { State } from '../../e2e/states/state.ts';
import { storeCart } from '../../e2e/states/steps.ts';

/** States of the shop with the lab, for screenshots and the tests of every state. */
export const LAB_STATES: readonly State[] = [
  {
    name: 'lab',
    path: 'cart?lab',
    before: storeCart(1, 3, 12),
    view: true,
    varied: true,
    clockPaused: true,
    act: ({ page }) => page.getByRole('complementary', { name: 'Lab' }).waitFor(),
    regions: (page) => [page.getByRole('complementary')],
  },
  {
    name: 'lab-failed',
    path: 'products?lab=unknown&lab-panel=open',
    before: ({ page }) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: null })),
    view: true,
    act: failInLab,
  },
];

/** Opens all sections of the lab's panel, with invalid fields, and texts that cannot be copied. */
async function failInLab({ page }: Shop): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Lab' });
  const field = (name: string): Locator => panel.getByRole('textbox', { name });
  await panel.waitFor();
  await panel.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
  });
  await typeInto(field('State as JSON'), '{"state": 1, "cart": "none"}');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await panel.getByText('seed: ').waitFor();
  await typeInto(field('Seed'), 'many');
  await typeInto(field('Size'), '0');
  await panel.getByRole('button', { name: 'Show' }).click();
  for (const button of await panel.getByRole('button', { name: /^Copy/ }).all()) {
    await button.click();
  }
  await field('Text to copy').nth(2).waitFor();
}

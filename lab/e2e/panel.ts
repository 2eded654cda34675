import type { Locator, Page } from '@playwright/test';

export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Lab' });

export const section = (page: Page, name: string) =>
  panelOf(page).getByRole('region', { name, exact: true });

/** Opens everything that can be disclosed in a part of the panel. */
export async function disclose(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
  });
}

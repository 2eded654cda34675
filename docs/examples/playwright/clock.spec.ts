import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test('shows “Added!” for one second', async ({ page }) => {
  await page.clock.install({ time: '2026-03-01T09:59:00Z' });
  await page.clock.pauseAt('2026-03-01T10:00:00Z');
  await open(page, '?seed=7');
  const button = page.getByRole('article').first().getByRole('button');
  await button.click();
  await expect(button).toHaveText('Added!');
  await page.clock.runFor(999);
  await expect(button).toHaveText('Added!');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Add to Cart');
});

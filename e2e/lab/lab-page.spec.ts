import { LAB_KEY } from '../fixtures/config.ts';
import { expect, test } from '../fixtures/shop.ts';

test.describe('[LAB25, LAB26]', () => {
  test('[LAB25] lab.html says what to do in a tab without a lab', async ({ page }) => {
    await page.goto('lab.html');
    await expect(page.getByRole('status')).toContainText('This tab has no lab.');
    await expect(page.locator('pre')).toHaveCount(2);
    await expect(page.locator('pre').first()).toBeHidden();
    await page.getByRole('link', { name: 'the shop with its lab' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    expect(await page.evaluate(() => typeof window.rivulet)).toBe('object');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { expect, inject, test as base } from 'vitest';
import { Shop } from './shop.ts';

/** Without a browser path WebKitWebDriver starts the browser that it was built for. */
const capabilities = new Capabilities({ browserName: 'MiniBrowser' });

export const test = base
  .extend('driverUrl', { scope: 'file' }, inject('driverUrl'))
  .extend('shopUrl', { scope: 'file' }, inject('shopUrl'))
  .extend('driver', { scope: 'file' }, async ({ driverUrl }, { onCleanup }) => {
    const driver = await new Builder()
      .usingServer(driverUrl)
      .withCapabilities(capabilities)
      .build();
    onCleanup(() => driver.quit());
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return driver;
  })
  .extend('shop', async ({ driver, shopUrl, task, onTestFailed }, { onCleanup }) => {
    const shop = new Shop(driver, shopUrl);
    await shop.clearStorage();
    onTestFailed(() => saveScreenshot(driver, task.name));
    onCleanup(async () => {
      expect(await shop.errors(), 'page errors').toBe('');
    });
    return shop;
  });

export { expect };

/** Writes a screenshot of the window to `test-results/webkit/` and prints its path. */
async function saveScreenshot(driver: WebDriver, title: string): Promise<void> {
  const file = `test-results/webkit/${title.replace('[', '').replaceAll(/[^\w]+/g, '-')}.png`;
  mkdirSync('test-results/webkit', { recursive: true });
  writeFileSync(file, await driver.takeScreenshot(), 'base64');
  console.log(`Screenshot: ${file}`);
}

import { Builder, Capabilities } from 'selenium-webdriver';
import { expect, inject, test as base } from 'vitest';
import { Shop } from './shop.ts';

const binary = process.env['WEBKIT_PATH'];

/** Without a browser's path the driver starts the one it was built for. */
const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  ...(binary && { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }),
});

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
  .extend('shop', async ({ driver, shopUrl }, { onCleanup }) => {
    const shop = new Shop(driver, shopUrl);
    await shop.startAfresh();
    onCleanup(async () => {
      expect(await shop.errors(), 'errors of the page').toBe('');
    });
    return shop;
  });

export { expect };

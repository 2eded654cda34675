import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { debianPath } from '../../scripts/browsers.ts';

const WAIT_MS = 30_000;

function noneIfStale(thrown: unknown): WebElement[] {
  if (thrown instanceof error.StaleElementReferenceError) return [];
  throw thrown;
}

/** The shop in a window of WebKit. */
class Shop {
  readonly driver: WebDriver;
  readonly home: string;

  constructor(driver: WebDriver, home: string) {
    this.driver = driver;
    this.home = home;
  }

  /** Opens a path of the shop, relative such as `products?seed=7`, and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.home + path);
    await this.driver.wait(() => this.driver.executeScript(recordErrorsWhenReady), WAIT_MS);
  }

  /** Waits for a visible element with this accessible name, as WebKit computes it. */
  find(selector: string, name: string): Promise<WebElement> {
    const find = async () => {
      // Both fail for an element that a new rendering has just removed.
      const elements = await this.driver
        .executeScript<WebElement[]>(visible, selector)
        .catch(noneIfStale);
      for (const element of elements)
        if ((await element.getAccessibleName().catch(() => null)) === name) return element;
      return null;
    };
    return this.driver.wait<WebElement>(find, WAIT_MS, `No ${selector} is named "${name}"`);
  }

  async click(selector: string, name: string): Promise<void> {
    await (await this.find(selector, name)).click();
  }

  /** The texts of all elements of a selector. */
  texts(selector: string): Promise<string[]> {
    return this.driver.executeScript(textsOf, selector);
  }
}

export const test = base.extend<{ shop: Shop }, { driver: WebDriver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, provide) => {
      const path = debianPath('webkit');
      if (!path) throw new Error('WebKitWebDriver is missing: npx tsx scripts/browsers.ts webkit');
      // The pointer is in its middle, and has to be over a window for that to have the focus.
      const xvfb = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '960x800x24']);
      process.once('exit', () => xvfb.kill());
      const [display] = await once(xvfb.stdout, 'data');
      // WebKitWebDriver takes the same options as Safari's driver. GTK prefers Wayland where both are available.
      const service = new ServiceBuilder(path)
        .setEnvironment({ ...process.env, DISPLAY: `:${display}`.trim(), GDK_BACKEND: 'x11' })
        .build();
      const driver = await new Builder()
        .usingServer(await service.start(WAIT_MS))
        .forBrowser('MiniBrowser')
        .build();
      await provide(driver);
      await driver.quit();
    },
    { scope: 'worker' },
  ],
  shop: async ({ driver, baseURL }, provide, testInfo) => {
    // A document of the shop's origin without the app.
    await driver.get(`${baseURL}robots.txt`);
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await driver.manage().window().setRect({ width: 960, height: 800 });
    await provide(new Shop(driver, `${baseURL}`));
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('window.png'), await driver.takeScreenshot(), 'base64');
    expect(await driver.executeScript('return sessionStorage.error'), 'a page error').toBeNull();
  },
});

export { expect };

/** Runs in the page: false before hydration. Records an error where a page load leaves it: WebDriver reports none. */
function recordErrorsWhenReady(): boolean {
  if (!document.querySelector('html[data-ready]')) return false;
  const record = (error: unknown) => sessionStorage.setItem('error', String(error));
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  console.error = (...words: readonly unknown[]) => record(words.join(' '));
  return true;
}

/** Runs in the page. */
function visible(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Not `getText`, which takes a card's title for hidden. */
function textsOf(selector: string): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector), (e) => e.innerText.trim());
}

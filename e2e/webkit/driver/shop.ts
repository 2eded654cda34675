import { Key, type WebDriver } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { notLoaded, PREFETCHED } from '../../fixtures/prefetched.ts';
import { CART_KEY } from '../../fixtures/config.ts';
import { ERRORS, recordErrorsWhenReady } from './page-errors.ts';
import { Locator, WAIT } from './locator.ts';

/** A text file of the shop: a document of the shop's origin that does not start the app. */
const PLAIN_PAGE = 'fonts/LICENSE.txt';

/** Page object of the shop, over WebDriver; the same page object for Playwright is in `e2e/fixtures/shop.ts`. */
export class Shop {
  readonly driver: WebDriver;
  readonly #home: string;

  constructor(driver: WebDriver, home: string) {
    this.driver = driver;
    this.#home = home;
  }

  async clearStorage(): Promise<void> {
    await this.driver.switchTo().defaultContent();
    await this.driver.get(this.#home + PLAIN_PAGE);
    await this.driver.executeScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Persists cart lines before the shop opens, as an earlier visit would. */
  async storeCart(lines: readonly { id: string; qty: number }[]): Promise<void> {
    await this.driver.executeScript(
      (key: string, text: string) => localStorage.setItem(key, text),
      CART_KEY,
      JSON.stringify(lines),
    );
  }

  /** Opens a path of the shop (relative, such as `products?seed=7`) and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.#home + path);
    await this.#interactive();
  }

  /** Waits until every lazy chunk is prefetched. */
  async everythingIsPrefetched(): Promise<void> {
    await expect.poll(() => this.driver.executeScript<string[]>(notLoaded, PREFETCHED)).toEqual([]);
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.#interactive();
  }

  /** Opens a path in a frame as wide as a phone: MiniBrowser's window does not get as narrow. */
  async openOnPhone(path: string, width = 390): Promise<void> {
    await this.clearStorage();
    await this.driver.executeScript(
      (src: string, width: number) => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src, width, height: 800 });
        document.body.replaceChildren(frame);
      },
      this.#home + path,
      width,
    );
    await this.driver.switchTo().frame(0);
    await this.#interactive();
  }

  async #interactive(): Promise<void> {
    await vi.waitFor(async () => {
      const ready = await this.driver.executeScript<boolean>(recordErrorsWhenReady, ERRORS);
      if (!ready) throw new Error('The page is not interactive');
    }, WAIT);
  }

  /** Runs `act` in a second window, which is closed afterwards. */
  async inAnotherWindow(act: () => Promise<void>): Promise<void> {
    const first = await this.driver.getWindowHandle();
    await this.driver.switchTo().newWindow('window');
    await act();
    await this.driver.close();
    await this.driver.switchTo().window(first);
  }

  errors(): Promise<string> {
    return this.driver.executeScript((key: string) => sessionStorage.getItem(key) ?? '', ERRORS);
  }

  stored(): Promise<Record<string, string>> {
    return this.driver.executeScript(() => ({ ...localStorage }));
  }

  /** The URL relative to the home page. */
  async path(): Promise<string> {
    const href = await this.driver.executeScript<string>(() => location.href);
    return href.replace(this.#home, '');
  }

  scrolled(): Promise<number> {
    return this.driver.executeScript(() => window.scrollY);
  }

  /** Presses keys on the focused element. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async searchFor(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press(Key.ENTER);
  }

  get page(): Locator {
    return new Locator(this.driver, () => this.driver.findElements({ css: 'body' }));
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get heading(): Locator {
    return this.page.locator('h1');
  }

  get focused(): Locator {
    return this.page.locator(':focus');
  }

  get nav(): Locator {
    return this.page.getByRole('navigation', 'Main');
  }

  get searchBox(): Locator {
    return this.page.getByRole('combobox', 'Search products');
  }

  get suggestions(): Locator {
    return this.page.getByRole('listbox').getByRole('option');
  }

  get cards(): Locator {
    return this.page.locator('main article[data-product]');
  }

  get cardTitles(): Locator {
    return this.page.locator('main article[data-product] h2');
  }

  card(title: string): Locator {
    return this.page.getByRole('article', title);
  }

  get cartIcon(): Locator {
    return this.header.getByRole('button', /^Cart,/);
  }

  get popup(): Locator {
    return this.page.getByRole('dialog', 'Cart');
  }

  get menu(): Locator {
    return this.page.getByRole('dialog', 'Menu');
  }

  /** Announces changes that no visible text shows. */
  get liveRegion(): Locator {
    return this.page.locator('[role="status"]:not(main *)');
  }
}

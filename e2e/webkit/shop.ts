import { setTimeout } from 'node:timers/promises';
import { Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { ERRORS, noteErrorsWhenReady } from './page-errors.ts';
import { Part, PATIENCE } from './part.ts';

/** A file of the shop that a browser shows as plain text: the shop's origin, without the shop. */
const PLAIN_PAGE = 'fonts/LICENSE.txt';

/** What a shopper does, in words; every journey starts from here. */
export class Shop {
  readonly driver: WebDriver;
  readonly #home: string;

  constructor(driver: WebDriver, home: string) {
    this.driver = driver;
    this.#home = home;
  }

  /** Forgets all earlier visits. */
  async startAfresh(): Promise<void> {
    await this.driver.switchTo().defaultContent();
    await this.driver.get(this.#home + PLAIN_PAGE);
    await this.driver.executeScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Puts text under the key of the cart before the shop opens, as an earlier visit left it. */
  async keepInCart(lines: readonly { id: string; qty: number }[]): Promise<void> {
    await this.driver.executeScript(
      (text: string) => localStorage.setItem('rivulet.cart', text),
      JSON.stringify(lines),
    );
  }

  /** Opens a path of the shop (relative, such as `products?seed=7`) and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.driver.get(this.#home + path);
    await this.#ready();
  }

  /** Waits until no file has arrived for half a second: the lazy chunks are prefetched. */
  async everythingIsPrefetched(): Promise<void> {
    const files = () =>
      this.driver.executeScript<number>(() => performance.getEntriesByType('resource').length);
    let before = -1;
    for (let now = await files(); now !== before; now = await files()) {
      before = now;
      await setTimeout(500);
    }
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.#ready();
  }

  /** Opens a path in a frame as wide as a phone; a window cannot be made as narrow. */
  async openOnPhone(path: string, width = 390): Promise<void> {
    await this.startAfresh();
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
    await this.#ready();
  }

  /** Waits until the page answers, and from then on notes its errors. */
  async #ready(): Promise<void> {
    await vi.waitFor(async () => {
      const ready = await this.driver.executeScript<boolean>(noteErrorsWhenReady, ERRORS);
      if (!ready) throw new Error('The page does not answer');
    }, PATIENCE);
  }

  /** Does something in a second window, which closes again. */
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

  /** Everything the shop has stored in this browser. */
  stored(): Promise<Record<string, string>> {
    return this.driver.executeScript(() => ({ ...localStorage }));
  }

  /** The address below the shop's home page. */
  async path(): Promise<string> {
    const href = await this.driver.executeScript<string>(() => location.href);
    return href.replace(this.#home, '');
  }

  title(): Promise<string> {
    return this.driver.executeScript(() => document.title);
  }

  scrolled(): Promise<number> {
    return this.driver.executeScript(() => window.scrollY);
  }

  /** Presses keys on whatever has the focus. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Types a text into the search box and presses Enter. */
  async searchFor(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press(Key.ENTER);
  }

  get page(): Part {
    return new Part(this.driver, () => this.driver.findElements({ css: 'body' }));
  }

  get main(): Part {
    return this.page.getByRole('main');
  }

  get header(): Part {
    return this.page.getByRole('banner');
  }

  get heading(): Part {
    return this.page.locator('h1');
  }

  get focused(): Part {
    return this.page.locator(':focus');
  }

  get nav(): Part {
    return this.page.getByRole('navigation', 'Main');
  }

  get searchBox(): Part {
    return this.page.getByRole('combobox', 'Search products');
  }

  /** What the search box's list offers: the page's other options belong to the filters. */
  get offers(): Part {
    return this.page.getByRole('listbox').getByRole('option');
  }

  get cards(): Part {
    return this.page.locator('main article[data-product]');
  }

  get cardTitles(): Part {
    return this.page.locator('main article[data-product] h2');
  }

  card(title: string): Part {
    return this.page.getByRole('article', title);
  }

  get cartIcon(): Part {
    return this.header.getByRole('button', /^Cart,/);
  }

  get popup(): Part {
    return this.page.getByRole('dialog', 'Cart');
  }

  get menu(): Part {
    return this.page.getByRole('dialog', 'Menu');
  }

  /** The region that tells a screen reader what has no visible line. */
  get announcer(): Part {
    return this.page.locator('[role="status"]:not(main *)');
  }

  get cartLines(): Part {
    return this.page.getByRole('list', 'Cart items').getByRole('listitem');
  }
}

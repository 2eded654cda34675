import { type Locator, type Page, expect, test as base } from '@playwright/test';

/** What a shopper does, in words; every story starts from here. */
export class Shop {
  constructor(readonly page: Page) {}

  /** Opens a path of the shop (relative, such as `products?seed=7`) and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready');
  }

  /** Types a text into the search box and presses Enter. */
  async searchFor(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press('Enter');
  }

  get searchBox(): Locator {
    return this.page.getByRole('combobox', { name: 'Search products' });
  }

  get cards(): Locator {
    return this.page.getByRole('main').locator('article[data-product]');
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  get skeletons(): Locator {
    return this.page.locator('[data-skeleton]');
  }

  get cartIcon(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Cart,/ });
  }
}

interface Fixtures {
  shop: Shop;
  /** Patterns of console errors that a story expects; everything else fails it. */
  expectedErrors: RegExp[];
  quietConsole: void;
}

export const test = base.extend<Fixtures>({
  shop: async ({ page }, use) => use(new Shop(page)),
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (fault) => note(String(fault.error())));
      await use();
      expect(errors, 'console errors and page errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

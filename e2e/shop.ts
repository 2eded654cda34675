import { type Locator, type Page, expect, test as base } from '@playwright/test';
import { CALM, settingsOf, type Preferences } from './preferences.ts';

/** What a shopper does, in words; every story starts from here. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a path of the shop (relative, such as `products?seed=7`) and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready');
  }

  /** Until the code of later parts has come too, such as that of the page transitions. */
  async everythingIsHere(): Promise<void> {
    const code = () =>
      this.page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
      );
    await expect.poll(code).toContainEqual(expect.stringMatching(/^WaveDrawing-.*js$/));
  }

  /** Stops the page's clock, from the next `open` on; `page.clock.runFor` moves it. */
  async stopClock(): Promise<void> {
    await this.page.clock.install({ time: '2026-03-01T09:59:00Z' });
    await this.page.clock.pauseAt('2026-03-01T10:00:00Z');
  }

  /** Puts text under the key of the cart before the next start, as an earlier visit left it. */
  async keepInCart(lines: unknown): Promise<void> {
    await this.keep({ 'rivulet.cart': JSON.stringify(lines) });
  }

  /** Stores texts by their keys before the next start, and never again. */
  async keep(texts: Readonly<Record<string, string>>): Promise<void> {
    await this.page.addInitScript((texts) => {
      // Firefox runs this on the blank page of a new tab too, which has no storage.
      if (origin === 'null' || sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', 'yes');
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, texts);
  }

  /** Types a text into the search box and presses Enter. */
  async searchFor(text: string): Promise<void> {
    await write(this.searchBox, text);
    await this.searchBox.press('Enter');
  }

  get searchBox(): Locator {
    return this.page.getByRole('combobox', { name: 'Search products' });
  }

  /** What the search box's list offers: the page's other options belong to the filters. */
  get offers(): Locator {
    return this.page.getByRole('listbox').getByRole('option');
  }

  get cards(): Locator {
    return this.page.getByRole('main').locator('article[data-product]');
  }

  get cardTitles(): Locator {
    return this.cards.getByRole('heading');
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  get skeletons(): Locator {
    return this.page.locator('[data-skeleton]');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get popup(): Locator {
    return this.page.getByRole('dialog', { name: 'Cart' });
  }

  get cartLines(): Locator {
    return this.page.getByRole('list', { name: 'Cart items' }).getByRole('listitem');
  }

  /** The region that tells a screen reader what has no visible line. */
  get announcer(): Locator {
    return this.page.locator('[role="status"]:not(main *)');
  }

  /** How far down the page stands, in pixels. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }

  /** How long the animation of the cart icon takes, or null while it has none. */
  bounces(): Promise<string | null> {
    return this.cartIcon.evaluate((icon) => {
      const styles = [icon, ...icon.querySelectorAll('*')].map((part) => getComputedStyle(part));
      return (
        styles.find(({ animationName }) => animationName !== 'none')?.animationDuration ?? null
      );
    });
  }

  /** What is logged as an error from now on; it grows by itself. */
  errors(): string[] {
    const texts: string[] = [];
    this.page.on('console', (message) => {
      if (message.type() === 'error') texts.push(message.text());
    });
    return texts;
  }

  /** Everything the shop has stored in this browser. */
  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() => ({ ...localStorage }));
  }

  get cartIcon(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Cart,/ });
  }
}

/**
 * Puts a text in the place of a field's, key by key as a person does. (Playwright's `fill` sets the
 * value itself in Firefox over BiDi, which React does not take for a visitor's doing.)
 */
export async function write(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  if (text === '') await field.press('Delete');
  else await field.pressSequentially(text);
}

const NOT_IN_FIREFOX = 'not in Firefox';

/** The details of a story that Firefox cannot be driven to play, and why. */
export function notInFirefox(reason: string) {
  return { annotation: { type: NOT_IN_FIREFOX, description: reason } };
}

interface Fixtures {
  shop: Shop;
  /** Patterns of console errors that a story expects; everything else fails it. */
  expectedErrors: RegExp[];
  quietConsole: void;
  limits: void;
}

interface WorkerFixtures {
  prefers: Preferences;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  prefers: [CALM, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, prefers }, provide) =>
      provide({ ...launchOptions, firefoxUserPrefs: settingsOf(prefers, launchOptions) }),
    { scope: 'worker' },
  ],
  colorScheme: ({ prefers }, provide) => provide(prefers.theme),
  hasTouch: ({ prefers }, provide) => provide(prefers.pointer === 'finger'),
  contextOptions: ({ contextOptions, prefers }, provide) =>
    provide({
      ...contextOptions,
      reducedMotion: prefers.motion,
      forcedColors: prefers.colours === 'forced' ? 'active' : 'none',
    }),
  limits: [
    async ({ browserName }, provide, { annotations }) => {
      const limit = annotations.find(({ type }) => type === NOT_IN_FIREFOX);
      test.skip(limit !== undefined && browserName === 'firefox', limit?.description);
      await provide();
    },
    { auto: true },
  ],
  shop: async ({ page }, provide) => provide(new Shop(page)),
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, provide) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (fault) => note(String(fault.error())));
      await provide();
      expect(errors, 'console errors and page errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import type { Page } from '@playwright/test';
import type { Good } from '#testing/plain-shelf.ts';
import { replay, type Deed, type Return } from '#testing/replay.ts';
import { expect } from '../shop.ts';
import { headed, press, type } from './press.ts';

/** What changed cart or history; or that only this tab was turned to another page, or loaded anew. */
export type Done = Deed | Return | 'moved';
type Step = Deed & { readonly act: 'increase' | 'decrease' | 'remove' };

const BUTTONS = {
  increase: 'Increase quantity of',
  decrease: 'Decrease quantity of',
  remove: 'Remove',
};
const HOME = 'Flow Into Your Next Great Find';

/** One of the tabs that a visitor has open. Each act gives what it did; `null` where it is not offered. */
export class Tab {
  readonly page: Page;
  /** What this tab took out last. */
  #removed: Return | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.#hasBegun();
  }

  async reload(): Promise<Done> {
    await this.page.reload();
    await this.#hasBegun();
    return 'moved';
  }

  async turnTo(screen: 'Home' | 'Cart'): Promise<Done> {
    await press(this.page, screen);
    await headed(this.page, screen === 'Home' ? HOME : 'Your Cart');
    return 'moved';
  }

  async add({ id, title }: Good): Promise<Done | null> {
    return (await press(this.page, 'Add to Cart', title)) ? { act: 'add', id, qty: 1 } : null;
  }

  /** From a card to the product's page, and with so many of it to the cart. */
  async buyNow({ id, title }: Good, qty: number): Promise<Done | null> {
    if (!(await press(this.page, title, title))) return null;
    await headed(this.page, title);
    for (let more = 1; more < qty; more += 1) await press(this.page, 'Increase quantity');
    await press(this.page, 'Buy Now');
    await headed(this.page, 'Your Cart');
    return { act: 'add', id, qty };
  }

  /** `done` is what all tabs did before: what a removal takes out can be brought back. */
  async step(
    act: Step['act'],
    { id, title }: Good,
    done: readonly (Deed | Return)[],
  ): Promise<Done | null> {
    if (!(await press(this.page, `${BUTTONS[act]} ${title}`))) return null;
    const lines = replay(done).lines;
    const at = lines.findIndex((line) => line[0] === id);
    const qty = lines[at]?.[1];
    if (qty !== undefined) this.#removed = { act: 'return', id, qty, at };
    return { act, id };
  }

  async setQty({ id, title }: Good, qty: number): Promise<Done | null> {
    const isTyped = await type(this.page, `Quantity of ${title}`, String(qty));
    return isTyped ? { act: 'set', id, qty } : null;
  }

  async undo(): Promise<Done | null> {
    return (await press(this.page, 'Undo')) ? this.#removed : null;
  }

  async checkout(): Promise<Done | null> {
    return (await press(this.page, 'Checkout')) ? { act: 'checkout' } : null;
  }

  async search(text: string): Promise<Done> {
    const box = this.page.getByRole('combobox', { name: 'Search products' });
    await box.fill(text);
    await box.press('Enter');
    await headed(this.page, `Results for “${text}”`);
    return { act: 'search', text };
  }

  async clearHistory(): Promise<Done | null> {
    await this.#lookIntoHistory();
    return (await press(this.page, 'Clear search history')) ? { act: 'forget' } : null;
  }

  /** The cart page's lines as id and quantity, and the recent searches, newest first. */
  async shown() {
    const lines = await this.page.evaluate(() =>
      [...document.querySelectorAll('ul[aria-label="Cart items"] > li')].map((line) => [
        line.querySelector('a')?.pathname.split('/').at(-1),
        Number(line.querySelector('input')?.value),
      ]),
    );
    await this.#lookIntoHistory();
    const recent = this.page.getByRole('listbox').getByRole('option');
    return { lines, queries: await recent.allTextContents() };
  }

  /** The searches are offered while the box has the focus and next to nothing in it. */
  async #lookIntoHistory(): Promise<void> {
    const box = this.page.getByRole('combobox', { name: 'Search products' });
    await box.blur();
    await box.focus();
  }

  async #hasBegun(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-ready');
  }
}

import type { Locator, Page as Tab } from 'playwright-core';
import type { Attempt } from './measure.ts';

const ADD = '[data-product] button';

/** Without this wait, frames of the previous attempt's view transition would be measured too. */
const SETTLED = `!document.activeViewTransition && !document.querySelector('main [data-skeleton]')`;
const HOME = `document.querySelectorAll('main [data-product]').length >= 20`;

interface Interaction {
  readonly route: 'home' | 'products';
  /** In a page that nobody has used. */
  readonly once?: boolean;
  /** Gets the page ready for an attempt. */
  readonly prepare: (tab: Tab, attempt: number) => Promise<Attempt>;
}

const ADD_TO_CART = {
  route: 'home',
  prepare: async (tab, attempt) => {
    // The cart popup covers buttons.
    if (attempt > 0) await tab.keyboard.press('Escape');
    const index = attempt % (await tab.locator(ADD).count());
    return {
      act: await clickOn(tab, tab.locator(ADD).nth(index)),
      event: 'click',
      shown: `/added/i.test(document.querySelectorAll('${ADD}')[${index}].textContent)`,
    };
  },
} satisfies Interaction;

export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'add to cart': ADD_TO_CART,
  'first click': { ...ADD_TO_CART, once: true },
  'typed key': {
    route: 'home',
    prepare: async (tab, attempt) => {
      const box = tab.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
      // On a phone the search box is in the menu.
      const menu = tab.getByRole('button', { name: 'Menu' });
      if ((await box.count()) === 0 && (await menu.isVisible())) await menu.click();
      // Each attempt types the first letters of another title, so that the suggestions are not shown already.
      const titles = await tab.locator('main [data-product] a').allTextContents();
      const word = (titles[attempt % titles.length] ?? '').toLowerCase();
      await box.fill(word.slice(0, 2));
      await tab.getByRole('option').first().waitFor();
      return {
        act: () => tab.keyboard.press(word[2] ?? 'a'),
        event: 'keydown',
        shown: `document.activeElement.value === '${word.slice(0, 3)}' && document.querySelector('[role=option]')`,
      };
    },
  },
  filter: {
    route: 'products',
    prepare: async (tab, attempt) => {
      await until(tab, SETTLED);
      await tab.getByLabel('Minimum rating').focus();
      const list = `[...document.querySelectorAll('main [data-product]')].map((card) => card.dataset.product).join()`;
      await tab.evaluate(`void (__bench.list = ${list})`);
      return {
        // Chromium draws an open dropdown outside the page, where its paints cannot be observed.
        act: () => tab.keyboard.press(attempt % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
        event: 'keydown',
        shown: `${list} !== __bench.list`,
      };
    },
  },
  'open product': {
    route: 'home',
    prepare: async (tab) => {
      if (!(await tab.evaluate(HOME))) await tab.evaluate('history.back()');
      await until(tab, `${HOME} && ${SETTLED}`);
      const link = tab.locator('main [data-product] a').first();
      const shown = onProduct(await link.textContent());
      return { act: await clickOn(tab, link), event: 'click', shown };
    },
  },
  back: {
    route: 'home',
    prepare: async (tab) => {
      const link = tab.locator('main [data-product] a').first();
      const title = await link.textContent();
      await link.click();
      await until(tab, `${onProduct(title)} && ${SETTLED}`);
      return { act: () => tab.evaluate('history.back()'), event: 'popstate', shown: HOME };
    },
  },
};

/** Waits until an element can be clicked and does not move; the function returned clicks it. */
async function clickOn(tab: Tab, target: Locator): Promise<() => Promise<void>> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is gone');
  return () => tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function onProduct(title: string | null): string {
  return `document.querySelector('main h1')?.textContent === ${JSON.stringify(title)}`;
}

function until(tab: Tab, condition: string): Promise<unknown> {
  return tab.evaluate(`__bench.until(() => (${condition}))`);
}

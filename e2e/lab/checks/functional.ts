import { type Checks, expect } from './check.ts';

export const functional: Checks = {
  'sort-reversed': async ({ cards }) => {
    const texts = await cards.locator('[data-slot="price"]').allTextContents();
    const prices = texts.map((text) => Number(text.replace(/[$,]/g, '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  },
};

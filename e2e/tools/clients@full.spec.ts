import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { debianPath } from '../../scripts/browsers.mjs';
import { expect, NEEDS_WEBMCP, test, TOOL_COUNT, type Answer } from '../fixtures/webmcp.ts';

test('[AGENT2, AGENT10] a whole purchase by Puppeteer, through the DevTools protocol', async ({
  baseURL,
}) => {
  const executablePath = debianPath('chromium') ?? chromium.executablePath();
  const args = ['--no-sandbox', '--disable-gpu', '--enable-features=WebMCP'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}?seed=7`);
    await expect.poll(() => page.webmcp.tools().length, NEEDS_WEBMCP).toBe(TOOL_COUNT);
    const call = async (name: string, input: object = {}): Promise<Answer> => {
      const tool = page.webmcp.tools().find((one) => one.name === name);
      const result = await tool?.execute(input);
      expect(result?.status).toBe('Completed');
      return result?.output as Answer;
    };
    const firstOf = async (input: object) => {
      const { products } = await call('search_products', input);
      const [first] = products as readonly { readonly id: string; readonly priceCents: number }[];
      return first ?? { id: '', priceCents: 0 };
    };
    const cheapest = await firstOf({ query: 'w', rating: 2, sort: 'price-low' });
    const dearest = await firstOf({ sort: 'price-high' });
    expect(await call('get_product', { id: cheapest.id })).toMatchObject(cheapest);
    await call('add_to_cart', { id: cheapest.id });
    await call('add_to_cart', { id: dearest.id, quantity: 5 });
    await call('set_quantity', { id: dearest.id, quantity: 2 });
    const cart = await call('view_cart');
    const totalCents = cheapest.priceCents + 2 * dearest.priceCents;
    expect(cart).toMatchObject({ items: 3, totalCents });
    const [order] = await Promise.all([
      call('check_out'),
      page.locator('dialog ::-p-text(Allow)').click(),
    ]);
    expect(order).toEqual({ orderNumber: expect.stringMatching(/^R-\d{8}$/), ...cart });
  } finally {
    await browser.close();
  }
});

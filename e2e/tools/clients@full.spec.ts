import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { debianPath } from '../../scripts/browsers.mjs';
import { expect, NEEDS_WEBMCP, test, TOOL_COUNT, type Answer } from '../fixtures/webmcp.ts';

/** Calls a tool and returns its answer. */
type Call = (name: string, input: object) => Promise<Answer>;

/** Buys the cheapest scarf and two of the dearest product, by tools alone; `allow` is the visitor's part. */
async function buy(call: Call, allow: () => Promise<unknown>): Promise<void> {
  const [cheapest] = productsOf(
    await call('search_products', { query: 'w', rating: 2, sort: 'price-low' }),
  );
  const [dearest] = productsOf(await call('search_products', { sort: 'price-high' }));
  const facts = await call('get_product', { id: cheapest?.id });
  expect(facts).toMatchObject({ id: cheapest?.id, title: cheapest?.title, stock: 12 });
  await call('add_to_cart', { id: cheapest?.id });
  await call('add_to_cart', { id: dearest?.id, quantity: 5 });
  await call('set_quantity', { id: dearest?.id, quantity: 2 });
  const cart = await call('view_cart', {});
  const sum = (cheapest?.priceCents ?? 0) + 2 * (dearest?.priceCents ?? 0);
  expect(cart).toMatchObject({ items: 3, totalCents: sum, total: (sum / 100).toFixed(2) });
  const [order] = await Promise.all([call('check_out', {}), allow()]);
  expect(order).toEqual({ orderNumber: expect.stringMatching(/^R-\d{8}$/), ...cart });
  expect(await call('view_cart', {})).toMatchObject({ items: 0, total: '0.00' });
}

interface Product {
  readonly id: string;
  readonly title: string;
  readonly priceCents: number;
}

function productsOf(answer: Answer): readonly Product[] {
  return answer['products'] as readonly Product[];
}

test('[AGENT2, AGENT10] a whole purchase by a script of the page', async ({
  page,
  shop,
  tools,
}) => {
  await shop.open('?seed=7');
  await tools.ready();
  await buy(
    (name, input) => tools.call(name, input),
    () => page.getByRole('button', { name: 'Allow' }).click(),
  );
  await expect(page.getByText('Thank you for your purchase!')).toBeFocused();
});

test('[AGENT2, AGENT10] a whole purchase by the DevTools protocol', async ({
  page,
  shop,
  tools,
}) => {
  await shop.open('?seed=7');
  await tools.ready();
  const session = await page.context().newCDPSession(page);
  // Playwright's types do not have this domain yet.
  const send = session.send.bind(session) as (method: string, input?: object) => Promise<object>;
  const on = session.on.bind(session) as (
    event: string,
    listener: (event: Readonly<Record<string, unknown>>) => void,
  ) => void;
  const frames = new Map<unknown, unknown>();
  on('WebMCP.toolsAdded', ({ tools: added }) => {
    for (const { name, frameId } of added as readonly { name: string; frameId: string }[])
      frames.set(name, frameId);
  });
  const answers = new Map<unknown, Answer>();
  on('WebMCP.toolResponded', ({ invocationId, status, output }) => {
    expect(status).toBe('Completed');
    answers.set(invocationId, output as Answer);
  });
  await send('WebMCP.enable');
  await expect.poll(() => frames.size).toBe(TOOL_COUNT);
  await buy(
    async (toolName, input) => {
      const frameId = frames.get(toolName);
      const invoked = await send('WebMCP.invokeTool', { frameId, toolName, input });
      const id: unknown = Reflect.get(invoked, 'invocationId');
      await expect.poll(() => answers.has(id)).toBe(true);
      return answers.get(id) ?? {};
    },
    () => page.getByRole('button', { name: 'Allow' }).click(),
  );
});

test('[AGENT2, AGENT10] a whole purchase by Puppeteer', async ({ baseURL }) => {
  const executablePath = debianPath('chromium') ?? chromium.executablePath();
  const args = ['--no-sandbox', '--disable-gpu', '--enable-features=WebMCP'];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}?seed=7`);
    await expect.poll(() => page.webmcp.tools().length, NEEDS_WEBMCP).toBe(TOOL_COUNT);
    await buy(
      async (name, input) => {
        const tool = page.webmcp.tools().find((one) => one.name === name);
        const result = await tool?.execute(input);
        expect(result?.status).toBe('Completed');
        return result?.output as Answer;
      },
      async () => {
        const allow = await page.waitForSelector('dialog ::-p-text(Allow)', { visible: true });
        await allow?.click();
      },
    );
  } finally {
    await browser.close();
  }
});

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTools } from '#test-utils/open-tools.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { formatCents, times, toCents } from '#domain/money.ts';
import { ALL_TOOLS } from './all-tools.ts';
import type { ModelContext, ModelContextTool } from './call/model-context.ts';
import { registerTools } from './register-tools.tsx';

/** `document.modelContext`, which rejects a second tool of the same name, as Chromium does. */
class FakeModelContext extends EventTarget implements ModelContext {
  readonly tools = new Map<string, ModelContextTool>();

  async registerTool(tool: ModelContextTool, { signal }: { readonly signal?: AbortSignal } = {}) {
    if (this.tools.has(tool.name)) throw new DOMException('Duplicate tool name');
    this.tools.set(tool.name, tool);
    signal?.addEventListener('abort', () => this.tools.delete(tool.name));
  }

  call(name: string, input: unknown = {}, signal?: AbortSignal) {
    return this.tools.get(name)!.execute(input, signal && { signal });
  }
}

let context: FakeModelContext;
let shop: ReturnType<typeof openTools>['shop'];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Browsers dispatch `close` in a later task, happy-dom at once.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false;
  });
  ({ shop } = openTools());
  // As if the cart page was shown.
  history.replaceState(null, '', '/rivulet/cart?seed=7');
  document.documentElement.dataset['page'] = 'cart?seed=7';
  context = new FakeModelContext();
  await act(() => registerTools(shop, context));
});

afterEach(() => {
  delete document.documentElement.dataset['page'];
});

const mark = () => document.querySelector('[data-tool-mark] > span')?.textContent;
const dialog = () => document.querySelector('dialog');
/** Calls `check_out`, and returns its answer once the dialog is open. */
async function checkOut(signal?: AbortSignal): Promise<{ readonly answer: Promise<unknown> }> {
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = context.call('check_out', {}, signal);
    await new Promise((done) => setTimeout(done));
  });
  expect(dialog()).not.toBeNull();
  return { answer };
}

const press = (name: string) =>
  act(() =>
    [...dialog()!.querySelectorAll('button')].find((one) => one.textContent === name)!.click(),
  );

test('[AGENT2] every tool is registered once, with all that an agent reads', () => {
  expect([...context.tools.keys()]).toEqual(ALL_TOOLS.map(({ name }) => name));
  for (const tool of context.tools.values()) {
    expect(Object.keys(tool)).toEqual([
      'name',
      'title',
      'description',
      'inputSchema',
      'annotations',
      'execute',
    ]);
    expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

test('[AGENT13] the mark names the tool', async () => {
  expect(mark()).toBeUndefined();
  await act(() => context.call('view_cart'));
  expect(mark()).toBe('Agent: Read the cart');
});

test('[AGENT10, AGENT11, AGENT27] the dialog asks; Allow orders, Not now does not', async () => {
  shop.cart.addFromPage(PRODUCTS[0], 3);
  const refused = await checkOut();
  const total = formatCents(times(toCents(PRODUCTS[0].price), 3));
  expect(dialog()!.querySelector('h2')!.textContent).toBe(
    `An agent wants to check out 3 items for ${total}`,
  );
  expect(document.activeElement).toBe(dialog()!.querySelector('h2'));
  expect(dialog()!.querySelector('li')!.textContent).toBe(`${PRODUCTS[0].title} × 3 ${total}`);
  press('Not now');
  expect(dialog()).toBeNull();
  expect(await refused.answer).toHaveProperty('error');
  expect(shop.visit.state.getState().orders).toEqual([]);
  const allowed = await checkOut();
  press('Allow');
  expect(await allowed.answer).toMatchObject({ items: 3 });
  expect(shop.visit.state.getState().orders).toHaveLength(1);
});

test('[AGENT28] a cancelled call closes the dialog', async () => {
  shop.cart.addFromPage(PRODUCTS[0], 1);
  const call = new AbortController();
  const { answer } = await checkOut(call.signal);
  act(() => call.abort());
  expect(dialog()).toBeNull();
  expect(await answer).toHaveProperty('error');
});

// The dialog is modal: the mark's Stop is out of reach meanwhile.
test('[AGENT17, AGENT28, AGENT29] Stop in the dialog ends the question and removes the tools', async () => {
  shop.cart.addFromPage(PRODUCTS[0], 1);
  const { answer } = await checkOut();
  press('Stop');
  expect(dialog()).toBeNull();
  expect(await answer).toEqual({ error: expect.stringMatching(/stopped/i) });
  expect(shop.visit.state.getState().orders).toEqual([]);
  expect(context.tools.size).toBe(0);
});

test('[AGENT17] Stop removes the tools', async () => {
  await act(() => context.call('view_cart'));
  act(() => document.querySelector<HTMLElement>('[data-tool-mark] button')!.click());
  expect(context.tools.size).toBe(0);
  expect(document.documentElement.dataset['tools']).toBe('0');
  expect(mark()).toBe('Agent: stopped until the page is reloaded');
  expect(document.querySelector('[data-tool-mark] button')).toBeNull();
});

test('[AGENT20] a tool that throws answers an error, and reports it on the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(shop.cart, 'addFromPage').mockImplementation(() => {
    throw new Error('lost');
  });
  expect(await act(() => context.call('add_to_cart', { id: PRODUCTS[0].id }))).toEqual({
    error: 'The shop failed to do this. Reload the page, then try again.',
  });
  expect(logged).toHaveBeenCalledOnce();
});

test('[AGENT18, AGENT19] a tool that the browser refuses does not stop the others, and data-tools counts those', async () => {
  expect(document.documentElement.dataset['tools']).toBe(String(ALL_TOOLS.length));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const strict = new FakeModelContext();
  strict.tools.set('view_cart', strict.tools.get('view_cart')!);
  await act(() => registerTools(openTools().shop, strict));
  expect(strict.tools.size).toBe(ALL_TOOLS.length);
  expect(logged).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['tools']).toBe(String(ALL_TOOLS.length - 1));
});

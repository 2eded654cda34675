/* What a player can do by eye, with the page as a person with a screen reader has it. */
import type { Locator, Page } from 'playwright-core';
import type { Call, EnvOptions, Tool } from './env-types.ts';
import { boundSnapshot, describeMissing } from './snapshot.ts';
import { whyLeft } from './visit.ts';

/** How long a click, a text or a choice waits for its element, and a navigation for its page, in milliseconds. */
const ACT_MS = 5000;

/** How long a `look` waits, in milliseconds. */
const LOOK_MS = 50;

export const BY_EYE: readonly Tool[] = [
  tool('click', 'Clicks the first element with this role and accessible name.', 'role', 'name'),
  tool(
    'fill',
    'Types a text into a field in place of its value, and presses Enter.',
    'role',
    'name',
    'text',
  ),
  tool('select', 'Chooses the option with this label in a dropdown.', 'role', 'name', 'label'),
  tool('goto', 'Opens a page of the shop, such as "cart" or "" for the home page.', 'path'),
  tool('back', 'Goes back to the page before.'),
  {
    name: 'look',
    description: 'Waits a moment. `page` shows another page of the product cards.',
    inputSchema: { type: 'object', properties: { page: { type: 'number' } } },
  },
];

/** The page as ARIA snapshot; after a `look` with the cards that it names. */
export async function observe(
  page: Page,
  { maxCards = 20 }: EnvOptions,
  call?: Call,
): Promise<string> {
  const cards = call?.tool === 'look' ? Number(call.input['page'] ?? 1) : 1;
  return boundSnapshot(await page.locator('body').ariaSnapshot(), maxCards, cards);
}

/** Carries out an action. `home` is the task's address. Rejects with why it failed. */
export async function actByEye(
  page: Page,
  { tool: name, input }: Call,
  home: URL,
): Promise<unknown> {
  const limit = { timeout: ACT_MS };
  if (name === 'look') return page.waitForTimeout(LOOK_MS);
  const text = (of: string) => textOf(input, of);
  if (name === 'goto') return page.goto(addressOf(text('path'), home), limit);
  if (name === 'back') {
    if (!(await page.evaluate(hasPageBefore))) throw new Error('There is no page before this one');
    return page.goBack({ ...limit, waitUntil: 'commit' });
  }
  const element = await find(page.locator('body'), text('role'), text('name'));
  if (name === 'click') return element.click(limit);
  if (name === 'select') {
    const label = text('label');
    await find(element, 'option', label);
    return element.selectOption(label, limit);
  }
  await element.fill(text('text'), limit);
  return element.press('Enter');
}

/** A parameter that is a text. Models write some texts as numbers. Throws for what else they write. */
function textOf(input: Call['input'], name: string): string {
  const value = input[name];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`The parameter ${name} must be a text`);
}

/** The first element with the role and the name in another. Throws with what is there if there is none. */
async function find(within: Locator, role: string, name: string): Promise<Locator> {
  const found = within.getByRole(role as 'button', { name, exact: true }).first();
  // The page has settled: nothing of this name is to come.
  if ((await found.count()) === 0)
    throw new Error(
      (await whyLeft(within.page(), 'eye')) ??
        describeMissing(await within.ariaSnapshot(), role, name),
    );
  return found;
}

/**
 * Runs in the page. Before the task's first page is the empty page of the new tab, which never settles. What is before a
 * page of another site the browser does not say: there `back` returns to the task.
 */
function hasPageBefore(): boolean {
  const isShop = document.documentElement.dataset['page'] !== undefined;
  return !isShop || (window.navigation?.canGoBack ?? true);
}

/** The address of a page of the shop, with the task. Throws for a path that leaves the shop. */
function addressOf(path: string, home: URL): string {
  const address = URL.canParse(path, home.href) ? new URL(path, home) : null;
  if (address?.origin !== home.origin || !address.pathname.startsWith(home.pathname))
    throw new Error(`goto opens pages of the shop, such as "cart", not "${path}"`);
  for (const [name, value] of home.searchParams) address.searchParams.set(name, value);
  return address.href;
}

/** `inputs` are the names of its inputs, all of them texts. */
function tool(name: string, description: string, ...inputs: readonly string[]): Tool {
  const properties = Object.fromEntries(inputs.map((input) => [input, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: inputs } };
}

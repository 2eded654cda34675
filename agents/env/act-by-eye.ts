/* What a player can do by eye, with the page as a person with a screen reader has it. */
import type { Page } from 'playwright-core';
import type { Call, Tool } from './env-types.ts';
import { describeMissing } from './snapshot.ts';

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

/** Carries out an action. `home` is the task's address. Rejects with why it failed. */
export async function actByEye(
  page: Page,
  { tool: name, input }: Call,
  home: URL,
): Promise<unknown> {
  const limit = { timeout: ACT_MS };
  if (name === 'look') return page.waitForTimeout(LOOK_MS);
  if (name === 'goto') return page.goto(addressOf(input['path'], home), limit);
  if (name === 'back') {
    if (!(await page.evaluate(hasPageBefore))) throw new Error('There is no page before this one');
    return page.goBack({ ...limit, waitUntil: 'commit' });
  }
  const [role, named] = [String(input['role']), String(input['name'])];
  const element = page.getByRole(role as 'button', { name: named, exact: true }).first();
  // The page has settled: nothing of this name is to come.
  if ((await element.count()) === 0)
    throw new Error(describeMissing(await page.locator('body').ariaSnapshot(), role, named));
  if (name === 'click') return element.click(limit);
  if (name === 'select') return element.selectOption(String(input['label']), limit);
  await element.fill(String(input['text']), limit);
  return element.press('Enter');
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
function addressOf(path: unknown, home: URL): string {
  const address = new URL(String(path), home);
  if (address.origin !== home.origin || !address.pathname.startsWith(home.pathname))
    throw new Error(`goto opens pages of the shop, such as "cart", not "${String(path)}"`);
  for (const [name, value] of home.searchParams) address.searchParams.set(name, value);
  return address.href;
}

/** `inputs` are the names of its inputs, all of them texts. */
function tool(name: string, description: string, ...inputs: readonly string[]): Tool {
  const properties = Object.fromEntries(inputs.map((input) => [input, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: inputs } };
}

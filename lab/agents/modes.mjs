/* The two ways of playing a task: by eye, with what a person with a screen reader has, or by the tools of the shop. */
import { messageOf } from '../../scripts/cli.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../public/rivulet.d.ts').TaskBrief} TaskBrief
 * @typedef {{ readonly tool: string, readonly input: Readonly<Record<string, unknown>> }} Call
 * @typedef {Call | { readonly answer: string }} Action
 * @typedef {{ readonly name: string, readonly description?: string, readonly inputSchema?: unknown }} Tool
 * @typedef {(goal: string, observation: unknown, tools: readonly Tool[]) => Action | Promise<Action>} Player
 */

/** A player that does not end by itself, is stopped after so many actions and looks. */
const MOST = 500;

/** How long a `look` waits before it looks, and the wait for tools, in milliseconds. */
const LOOK_MS = 50;

const TEXT = { type: 'string' };

/** What a player can do by eye. `look` only waits a moment, for a page that is loading. */
const BY_EYE = [
  eyeTool('click', 'Clicks the first element with this role and accessible name.', {}),
  eyeTool('fill', 'Types a text into a field in place of its value, and presses Enter.', {
    text: TEXT,
  }),
  eyeTool('select', 'Chooses the option with this label in a dropdown.', { label: TEXT }),
  { name: 'look', description: 'Waits a moment.', inputSchema: { type: 'object' } },
];

/**
 * @param {Page} page
 * @param {TaskBrief} task
 * @param {Player} player
 */
export async function playByEye(page, { goal }, player) {
  const observe = () => page.locator('body').ariaSnapshot();
  return loop(goal, player, BY_EYE, await observe(), async ({ tool, input }) => {
    if (tool === 'look') await page.waitForTimeout(LOOK_MS);
    else await actByEye(page, tool, input);
    return observe();
  });
}

/**
 * @param {Page} page
 * @param {string} tool
 * @param {Call['input']} input
 */
async function actByEye(page, tool, { role, name, text, label }) {
  const element = page
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright rejects another role
    .getByRole(/** @type {'button'} */ (role), { name: String(name), exact: true })
    .first();
  if (tool === 'click') await element.click();
  if (tool === 'select') await element.selectOption(String(label));
  if (tool !== 'fill') return;
  await element.fill(String(text));
  await element.press('Enter');
}

/**
 * @param {Page} page
 * @param {TaskBrief} task
 * @param {Player} player
 */
export async function playByTool(page, { goal }, player) {
  const tools = await registeredTools(page);
  return loop(goal, player, tools, null, async ({ tool, input }) => {
    const [answer] = await Promise.all([
      callTool(page, tool, input),
      // The visitor's part.
      tool === 'check_out' && page.getByRole('button', { name: 'Allow' }).click(),
    ]);
    return answer;
  });
}

/**
 * The tools of the page, once no more are registered.
 * @param {Page} page
 */
async function registeredTools(page) {
  for (let turn = 0, count = 0; turn < MOST; turn += 1) {
    const tools = await page.evaluate(async () => {
      /** @type {Tool[]} */
      const all = (await Reflect.get(document, 'modelContext')?.getTools()) ?? [];
      return all.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    });
    if (count > 0 && tools.length === count) return tools;
    count = tools.length;
    await page.waitForTimeout(LOOK_MS);
  }
  throw new Error('The page has no tools: Chromium needs WebMCP, and the shop its tools.');
}

/**
 * @param {Page} page
 * @param {string} tool
 * @param {Call['input']} input
 */
function callTool(page, tool, input) {
  return page.evaluate(
    async ({ tool, input }) => {
      const context = Reflect.get(document, 'modelContext');
      /** @type {Tool[]} */
      const tools = await context.getTools();
      const found = tools.find(({ name }) => name === tool);
      return found
        ? JSON.parse(await context.executeTool(found, input))
        : { error: `There is no tool ${tool}` };
    },
    { tool, input },
  );
}

/**
 * Lets a player act until it answers or throws. Looking is no action.
 * @param {string} goal
 * @param {Player} player
 * @param {readonly Tool[]} tools
 * @param {unknown} first  what the player observes before it acts
 * @param {(call: Call) => Promise<unknown>} act
 */
async function loop(goal, player, tools, first, act) {
  let observation = first;
  let actions = 0;
  try {
    for (let turn = 0; turn < MOST; turn += 1) {
      const action = await player(goal, observation, tools);
      requireAction(action);
      if ('answer' in action) return { answer: action.answer, actions };
      if (action.tool !== 'look') actions += 1;
      observation = await act(action);
    }
    return { answer: '', actions, error: `no answer after ${MOST} turns` };
  } catch (error) {
    return { answer: '', actions, error: messageOf(error) };
  }
}

/**
 * Models return much that is no action.
 * @param {unknown} action
 */
function requireAction(action) {
  const { answer, tool, input } = Object(action);
  const isAnswer = typeof answer === 'string' || typeof answer === 'number';
  if (isAnswer || (typeof tool === 'string' && Object(input) === input)) return;
  const text = JSON.stringify(action);
  throw new Error(`The player must return a tool with its input, or an answer, not ${text}`);
}

/**
 * @param {string} name
 * @param {string} description
 * @param {Readonly<Record<string, unknown>>} more
 */
function eyeTool(name, description, more) {
  const properties = { role: TEXT, name: TEXT, ...more };
  const inputSchema = { type: 'object', properties, required: Object.keys(properties) };
  return { name, description, inputSchema };
}

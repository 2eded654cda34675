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

/** A player that does not end by itself is stopped after so many calls. */
const MOST = 500;

/** How long a click, a text or a choice waits for its element, in milliseconds. */
const ACT_MS = 5000;

/** How long a `look` waits, in milliseconds. */
const LOOK_MS = 50;

/** What a player can do by eye. `look` is for a page that is loading. */
const BY_EYE = [
  eyeTool('click', 'Clicks the first element with this role and accessible name.', 'role', 'name'),
  eyeTool(
    'fill',
    'Types a text into a field in place of its value, and presses Enter.',
    'role',
    'name',
    'text',
  ),
  eyeTool('select', 'Chooses the option with this label in a dropdown.', 'role', 'name', 'label'),
  eyeTool('look', 'Waits a moment.'),
];

/**
 * @param {Page} page
 * @param {TaskBrief} task
 * @param {Player} player
 */
export async function playByEye(page, { goal }, player) {
  const observe = () => page.locator('body').ariaSnapshot();
  return play(goal, player, BY_EYE, await observe(), async (call) => {
    await actByEye(page, call);
    return observe();
  });
}

/**
 * @param {Page} page
 * @param {Call} call
 */
async function actByEye(page, { tool, input: { role, name, text, label } }) {
  if (tool === 'look') return page.waitForTimeout(LOOK_MS);
  const element = page
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright rejects another role
    .getByRole(/** @type {'button'} */ (role), { name: String(name), exact: true })
    .first();
  const limit = { timeout: ACT_MS };
  if (tool === 'click') return element.click(limit);
  if (tool === 'select') return element.selectOption(String(label), limit);
  await element.fill(String(text), limit);
  await element.press('Enter');
}

/**
 * @param {Page} page
 * @param {TaskBrief} task
 * @param {Player} player
 */
export async function playByTool(page, { goal }, player) {
  const tools = await page.evaluate(registeredTools, MOST);
  if (tools.length === 0) throw new Error('The page has no tools: Chromium needs WebMCP.');
  return play(goal, player, tools, null, async (call) => {
    const answered = callTool(page, call);
    // The visitor's part. No dialog opens where the call is an error.
    if (call.tool === 'check_out')
      await Promise.race([answered, page.getByRole('button', { name: 'Allow' }).click()]);
    return answered;
  });
}

/**
 * Runs in the page. The shop registers all its tools at once; empty if it has none after so many frames.
 * @param {number} most
 */
async function registeredTools(most) {
  for (let frame = 0; frame < most; frame += 1) {
    /** @type {readonly Tool[]} */
    const tools = (await Reflect.get(document, 'modelContext')?.getTools()) ?? [];
    if (tools.length > 0)
      return tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        inputSchema,
      }));
    await new Promise(requestAnimationFrame);
  }
  return [];
}

/**
 * @param {Page} page
 * @param {Call} call
 */
function callTool(page, call) {
  return page.evaluate(async ({ tool, input }) => {
    const context = Reflect.get(document, 'modelContext');
    /** @type {readonly Tool[]} */
    const tools = await context.getTools();
    const found = tools.find(({ name }) => name === tool);
    return JSON.parse(await context.executeTool(found, input));
  }, call);
}

/**
 * Lets a player act until it answers or throws. What goes wrong in the page it observes, and can do something else.
 * @param {string} goal
 * @param {Player} player
 * @param {readonly Tool[]} tools
 * @param {unknown} first  what the player observes before it acts
 * @param {(call: Call) => Promise<unknown>} act
 */
async function play(goal, player, tools, first, act) {
  let observation = first;
  let actions = 0;
  try {
    for (let turn = 0; turn < MOST; turn += 1) {
      const action = await player(goal, observation, tools);
      requireAction(action);
      if ('answer' in action) return { answer: action.answer, actions };
      const { tool } = action;
      if (tool !== 'look') actions += 1;
      observation = tools.some(({ name }) => name === tool)
        ? await act(action).catch((error) => ({ error: messageOf(error).split('\n')[0] }))
        : { error: `There is no tool ${tool}` };
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
 * @param {readonly string[]} inputs  the names of its inputs, all of them texts
 */
function eyeTool(name, description, ...inputs) {
  const properties = Object.fromEntries(inputs.map((input) => [input, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: inputs } };
}

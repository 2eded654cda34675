/* The two ways of playing a task: by eye, with what a person with a screen reader has, or by the tools of the shop. */
import type { Page } from 'playwright-core';
import { messageOf } from '../../scripts/cli.ts';
import type { TaskBrief } from '../public/rivulet.d.ts';

export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export type Action = Call | { readonly answer: string };

export interface Tool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema?: unknown;
}

export type Player = (
  goal: string,
  observation: unknown,
  tools: readonly Tool[],
) => Action | Promise<Action>;

/** What a player has done. */
export interface Played {
  readonly answer: string;
  readonly actions: number;
  /** What the player threw. */
  readonly error?: string;
}

/** Chromium's `document.modelContext`, as a script in the page calls it. */
interface Client {
  getTools(): Promise<readonly Tool[]>;
  /** Resolves to JSON. */
  executeTool(tool: Tool | undefined, input: object): Promise<string>;
}

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

export async function playByEye(page: Page, { goal }: TaskBrief, player: Player): Promise<Played> {
  const observe = () => page.locator('body').ariaSnapshot();
  return play(goal, player, BY_EYE, await observe(), async (call) => {
    await actByEye(page, call);
    return observe();
  });
}

async function actByEye(
  page: Page,
  { tool, input: { role, name, text, label } }: Call,
): Promise<unknown> {
  if (tool === 'look') return page.waitForTimeout(LOOK_MS);
  const element = page.getByRole(role as 'button', { name: String(name), exact: true }).first();
  const limit = { timeout: ACT_MS };
  if (tool === 'click') return element.click(limit);
  if (tool === 'select') return element.selectOption(String(label), limit);
  await element.fill(String(text), limit);
  return element.press('Enter');
}

export async function playByTool(page: Page, { goal }: TaskBrief, player: Player): Promise<Played> {
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

/** Runs in the page. The shop registers all its tools at once; empty if it has none after so many frames. */
async function registeredTools(most: number): Promise<Tool[]> {
  for (let frame = 0; frame < most; frame += 1) {
    // The shop's own type of it lacks what only callers use.
    const client = document.modelContext as unknown as Client | undefined;
    const tools = (await client?.getTools()) ?? [];
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

function callTool(page: Page, call: Call): Promise<unknown> {
  return page.evaluate(async ({ tool, input }): Promise<unknown> => {
    const client = document.modelContext as unknown as Client;
    const found = (await client.getTools()).find(({ name }) => name === tool);
    return JSON.parse(await client.executeTool(found, input));
  }, call);
}

/**
 * Lets a player act until it answers or throws. What goes wrong in the page it observes, and can do something else.
 * `first` is what it observes before it acts.
 */
async function play(
  goal: string,
  player: Player,
  tools: readonly Tool[],
  first: unknown,
  act: (call: Call) => Promise<unknown>,
): Promise<Played> {
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

/** Models return much that is no action. */
function requireAction(action: unknown): void {
  const { answer, tool, input } = Object(action) as Record<string, unknown>;
  const isAnswer = typeof answer === 'string' || typeof answer === 'number';
  if (isAnswer || (typeof tool === 'string' && Object(input) === input)) return;
  const text = JSON.stringify(action);
  throw new Error(`The player must return a tool with its input, or an answer, not ${text}`);
}

/** `inputs` are the names of its inputs, all of them texts. */
function eyeTool(name: string, description: string, ...inputs: readonly string[]): Tool {
  const properties = Object.fromEntries(inputs.map((input) => [input, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: inputs } };
}

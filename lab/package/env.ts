/*
 * `rivulet/env` in the package: the environment in which agents play the tasks, with the words of Gymnasium. Over
 * Playwright, whose browser the caller starts. A player acts by eye, with what a person with a screen reader has, or by
 * the tools of the shop.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { messageOf } from '#lib/message-of.ts';
import type { LabState, LogEntry, Run, TaskBrief } from '../public/rivulet.d.ts';
import { judge } from '../src/tasks/judge/judge.ts';
import { countSteps } from '../src/tasks/judge/steps.ts';
import type { Call, Env, EnvOptions, Observation, Step, Tool } from './env-types.ts';
import { task as taskOf, version, type TaskFacts } from './tasks.ts';

export type * from './env-types.ts';

/** Chromium's `document.modelContext`, as a script in the page calls it. */
interface Client {
  getTools(): Promise<readonly Tool[]>;
  /** Resolves to JSON. */
  executeTool(tool: Tool | undefined, input: object): Promise<string>;
}

/** What is known of the task that is being played. */
interface Episode {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly task: TaskFacts;
  readonly brief: TaskBrief;
  readonly before: LabState;
  readonly tools: readonly Tool[];
  /** Milliseconds. */
  readonly began: number;
  calls: number;
  actions: number;
  steps: number;
  ended: boolean;
}

/** How long a click, a text or a choice waits for its element, in milliseconds. */
const ACT_MS = 5000;

/** How long a `look` waits, in milliseconds. */
const LOOK_MS = 50;

/** After so many frames without tools the browser has none. */
const MOST_FRAMES = 500;

/** What a player can do by eye. `look` is for a page that is loading. */
const BY_EYE: readonly Tool[] = [
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

/** An environment for one task at a time. Several of them may share a browser. */
export function createEnv(
  browser: Browser,
  { url, mode, maxSteps = 500, maxSeconds = 600, consent = 'script', log }: EnvOptions,
): Env {
  let episode: Episode | null = null;

  function playing(): Episode {
    if (!episode) throw new Error('Call reset first');
    return episode;
  }

  function write(type: string, { task }: Pick<Episode, 'task'>, data: object): void {
    log?.(`${JSON.stringify({ type, id: `${task.id} ${task.seed} ${mode}`, ...data })}\n`);
  }

  async function act(current: Episode, call: Call): Promise<Observation> {
    const { page, tools } = current;
    if (!tools.some(({ name }) => name === call.tool))
      return { error: `There is no tool ${call.tool}` };
    try {
      if (mode === 'eye') {
        await actByEye(page, call);
        return await page.locator('body').ariaSnapshot();
      }
      const answered = callTool(page, call);
      // No dialog opens where the call is an error.
      if (call.tool === 'check_out' && consent === 'script')
        await Promise.race([
          answered,
          allow(page).then((question) => write('consent', current, { question, answer: 'Allow' })),
        ]);
      return await answered;
    } catch (error) {
      // What follows the first line is Playwright's log.
      return { error: messageOf(error).split('\n')[0] };
    }
  }

  /** Ends the task and judges it. */
  async function end(
    current: Episode,
    answer: string | number,
    truncated: boolean,
  ): Promise<Pick<Step, 'reward' | 'truncated' | 'terminated' | 'info'>> {
    const { task, brief, before, page, actions } = current;
    current.ended = true;
    const { state: after, log: events } = await page.evaluate(readLab);
    const run: Run = { task: brief, before, after, log: events, answer };
    const verdict = judge(run);
    const figures = { steps: countSteps(events), actions, seconds: secondsOf(current) };
    const { id, kind, difficulty, seed } = task;
    const play = { task: id, kind, difficulty, seed, mode, verdict: verdict.verdict, truncated };
    const info = { ...figures, verdict, play: { ...play, ...figures } };
    write('end', current, { version, run, ...info });
    return { reward: verdict.verdict === 'pass' ? 1 : 0, truncated, terminated: !truncated, info };
  }

  return {
    async reset(id, seed) {
      await episode?.context.close();
      episode = null;
      const task = taskOf(id, seed);
      const context = await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
      });
      try {
        const page = await context.newPage();
        await page.goto(new URL(task.url, url).href, { waitUntil: 'commit' });
        await page.locator('html[data-page]').waitFor();
        const { task: brief, state: before } = await page.evaluate(readLab);
        if (brief?.goal !== task.goal)
          throw new Error(`The shop at ${url} has another task for ${id} and seed ${seed}`);
        const tools = mode === 'eye' ? BY_EYE : await page.evaluate(registeredTools, MOST_FRAMES);
        if (tools.length === 0)
          throw new Error('The page has no tools: start Chromium with --enable-features=WebMCP');
        const observation = mode === 'eye' ? await page.locator('body').ariaSnapshot() : null;
        const began = performance.now();
        const start = { calls: 0, actions: 0, steps: 0, ended: false };
        episode = { context, page, task, brief, before, tools, began, ...start };
        write('reset', episode, { task, observation });
        return { observation, info: { ...task, tools } };
      } catch (error) {
        await context.close();
        throw error;
      }
    },

    async step(action) {
      const current = playing();
      if (current.ended) throw new Error('The task has ended: call reset');
      requireAction(action);
      if ('answer' in action) {
        write('step', current, { action });
        return { observation: null, ...(await end(current, action.answer, false)) };
      }
      current.calls += 1;
      if (action.tool !== 'look') current.actions += 1;
      const left = maxSeconds * 1000 - (performance.now() - current.began);
      const observation = await within(left, act(current, action));
      write('step', current, { action, observation });
      // It rejects while the page is loading.
      const lab = await current.page.evaluate(readLab).catch(() => null);
      if (lab) current.steps = countSteps(lab.log);
      const seconds = secondsOf(current);
      const isOver =
        current.calls >= maxSteps ||
        seconds >= maxSeconds ||
        current.steps > current.task.limits.steps;
      if (isOver) return { observation, ...(await end(current, '', true)) };
      const info = { steps: current.steps, actions: current.actions, seconds };
      return { observation, reward: 0, terminated: false, truncated: false, info };
    },

    get page() {
      return playing().page;
    },

    async screenshot() {
      return playing().page.screenshot();
    },

    async close() {
      await episode?.context.close();
      episode = null;
    },
  };
}

/** Presses `Allow`. Resolves to the question. */
async function allow(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /^An agent wants to check out/ });
  const question = await dialog.getByRole('heading').textContent();
  await dialog.getByRole('button', { name: 'Allow' }).click();
  return question ?? '';
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

function callTool(page: Page, call: Call): Promise<Observation> {
  return page.evaluate(async ({ tool, input }): Promise<Observation> => {
    const { modelContext: client } = document as unknown as { readonly modelContext: Client };
    const found = (await client.getTools()).find(({ name }) => name === tool);
    return JSON.parse(await client.executeTool(found, input));
  }, call);
}

/** Runs in the page. The shop registers all its tools at once; empty if it has none after so many frames. */
async function registeredTools(most: number): Promise<Tool[]> {
  for (let frame = 0; frame < most; frame += 1) {
    const { modelContext: client } = document as unknown as { readonly modelContext?: Client };
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

/** Runs in the page. */
function readLab(): {
  task: TaskBrief | null;
  state: LabState;
  log: readonly LogEntry[];
} {
  const { rivulet } = window;
  if (!rivulet) throw new Error('The lab is not on');
  return { task: rivulet.task(), state: rivulet.state(), log: rivulet.log() };
}

/** The observation of an action, or that it took longer than the milliseconds that were left. */
async function within(ms: number, observed: Promise<Observation>): Promise<Observation> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Observation>((resolve) => {
    timer = setTimeout(() => resolve({ error: 'The time limit was reached' }), Math.max(0, ms));
  });
  try {
    return await Promise.race([observed, late]);
  } finally {
    clearTimeout(timer);
  }
}

function secondsOf({ began }: Episode): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

/** Models return much that is no action. */
function requireAction(action: unknown): void {
  const { answer, tool, input } = Object(action) as Record<string, unknown>;
  const isAnswer = typeof answer === 'string' || typeof answer === 'number';
  if (isAnswer || (typeof tool === 'string' && Object(input) === input)) return;
  const text = JSON.stringify(action);
  throw new TypeError(`An action is a tool with its input, or an answer, not ${text}`);
}

/** `inputs` are the names of its inputs, all of them texts. */
function eyeTool(name: string, description: string, ...inputs: readonly string[]): Tool {
  const properties = Object.fromEntries(inputs.map((input) => [input, { type: 'string' }]));
  return { name, description, inputSchema: { type: 'object', properties, required: inputs } };
}

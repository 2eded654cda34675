/* A task that is being played: from its first page on. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { LabState } from '../../lab/public/rivulet.d.ts';
import { countSteps } from '../judge/steps.ts';
import { version, type TaskFacts } from '../tasks.ts';
import { BY_EYE, observe } from './act-by-eye.ts';
import { MOST_FRAMES, registeredTools } from './act-by-tool.ts';
import type { EnvOptions, Observation, Tool } from './env-types.ts';
import { sealContext, type Visit } from './harness.ts';
import { settle } from './visit.ts';

export interface Episode {
  readonly options: EnvOptions;
  readonly task: TaskFacts;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The address of the task's first page, which does not name the task. */
  readonly home: URL;
  readonly before: LabState;
  readonly tools: readonly Tool[];
  /** What is observed of the first page. */
  readonly first: Observation;
  /** Milliseconds. */
  readonly began: number;
  /** What all pages have reported so far. */
  visit(): Visit;
  /** Writes a line of the log. */
  write(type: string, data: object): void;
  /** When it was last observed, the page was completely shown. */
  settled: boolean;
  calls: number;
  actions: number;
  ended: boolean;
}

/** Opens a task in a new browser context. `onAct` is called for each action that the agent takes in a page itself. */
export async function openEpisode(
  browser: Browser,
  options: EnvOptions,
  task: TaskFacts,
  onAct: () => void,
): Promise<Episode> {
  const { url, mode, log } = options;
  const { id, seed, size } = task;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const visit = await sealContext(context, task, new URL('.', url).href, mode, onAct);
    const page = await context.newPage();
    const home = new URL(`?seed=${seed}&size=${size}`, url);
    await page.goto(home.href, { waitUntil: 'commit' });
    // Longer than any later page: the browser may have just started.
    await page.locator('html[data-page]').waitFor();
    const settled = await settle(page);
    const { state: before } = visit();
    if (!before) throw new Error(`The shop at ${url} has not the tasks of suite ${version}`);
    const tools = mode === 'eye' ? BY_EYE : await page.evaluate(registeredTools, MOST_FRAMES);
    if (tools.length === 0)
      throw new Error('The page has no tools: start Chromium with --enable-features=WebMCP');
    const first = mode === 'eye' ? await observe(page, options) : null;
    const write = (type: string, data: object) =>
      log?.(`${JSON.stringify({ type, id: `${id} ${seed} ${mode}`, ...data })}\n`);
    const opened = { options, task, context, page, home, before, tools, first, visit, write };
    const began = performance.now();
    return { ...opened, began, settled, calls: 0, actions: 0, ended: false };
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** What has been done so far: steps as the log shows them, actions as the player took them. */
export function figuresOf({ visit, actions, began }: Episode) {
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { steps: countSteps(visit().log), actions, seconds };
}

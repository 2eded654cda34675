/*
 * `rivulet/env` in the package: the environment in which agents play the tasks, with the words of Gymnasium. Over
 * Playwright, whose browser the caller starts. A player acts by eye, with what a person with a screen reader has, or by
 * the tools of the shop.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { messageOf } from '#lib/message-of.ts';
import { nearest } from '#lib/nearest.ts';
import type { LabState, Run } from '../lab/public/rivulet.d.ts';
import { judge, ORDER_IN_REVIEW } from './judge/judge.ts';
import { countSteps } from './judge/steps.ts';
import { actByEye, BY_EYE } from './env/act-by-eye.ts';
import { answerQuestion, callTool, MOST_FRAMES, registeredTools } from './env/act-by-tool.ts';
import type { Action, Call, Env, EnvOptions, Observation, Step, Tool } from './env/env-types.ts';
import { sealContext, type Visit } from './env/harness.ts';
import { boundSnapshot } from './env/snapshot.ts';
import { task as taskOf, version, type TaskFacts } from './tasks.ts';
import { settle, syncPages, whyLeft, within } from './env/visit.ts';

export type * from './env/env-types.ts';

/** What is known of the task that is being played. */
interface Episode {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly task: TaskFacts;
  readonly before: LabState;
  readonly tools: readonly Tool[];
  /** Milliseconds. */
  readonly began: number;
  /** What all pages have reported so far. */
  visit(): Visit;
  /** When it was last observed, the page was completely shown. */
  settled: boolean;
  calls: number;
  actions: number;
  ended: boolean;
}

/** What is observed of what is no action: models return much that is none. */
const NO_ACTION = { error: 'An action is {"tool": "…", "input": {…}} or {"answer": "…"}, as JSON' };

/** An environment for one task at a time. Several of them may share a browser. */
export function createEnv(
  browser: Browser,
  {
    url,
    mode,
    maxSteps = 500,
    maxSeconds = 600,
    maxCards = 20,
    consent = 'script',
    log,
  }: EnvOptions,
): Env {
  if (mode !== 'eye' && mode !== 'tool')
    throw new RangeError(`A mode is 'eye' or 'tool', not '${String(mode)}'`);
  let episode: Episode | null = null;
  /** While a step is taken: what happens in the page otherwise is done by the agent itself. */
  let isActing = false;

  function playing(): Episode {
    if (!episode) throw new Error('Call reset first');
    return episode;
  }

  function write(type: string, { task }: Pick<Episode, 'task'>, data: object): void {
    log?.(`${JSON.stringify({ type, id: `${task.id} ${task.seed} ${mode}`, ...data })}\n`);
  }

  /** Carries out an action. Never rejects: what goes wrong is observed. */
  async function act(current: Episode, call: Call): Promise<Observation> {
    const { page, task, tools } = current;
    const names = tools.map(({ name }) => name);
    if (!names.includes(call.tool))
      return { error: `There is no tool "${call.tool}": ${nearest(call.tool, names)}` };
    try {
      const answer = await (mode === 'tool'
        ? actByTool(current, call)
        : actByEye(page, call, homeOf(task)));
      current.settled = await settle(page);
      const left = await whyLeft(page, mode);
      if (left !== null) current.settled = false;
      if (mode === 'tool') return answer as Observation;
      return left === null ? await observe(page, call) : { error: left };
    } catch (error) {
      // What follows the first line is Playwright's log.
      const [first] = messageOf(error).split('\n');
      return { error: page.isClosed() ? await whyLeft(page, mode) : first };
    }
  }

  async function observe(page: Page, call?: Call): Promise<string> {
    const cards = call?.tool === 'look' ? Number(call.input['page'] ?? 1) : 1;
    return boundSnapshot(await page.locator('body').ariaSnapshot(), maxCards, cards);
  }

  async function actByTool(current: Episode, call: Call): Promise<Observation> {
    const answered = callTool(current.page, call);
    // No dialog opens where the call is an error.
    if (call.tool === 'check_out' && consent === 'script')
      await Promise.race([
        answered,
        answerQuestion(current.page).then((question) =>
          write('consent', current, { question, answer: 'Allow' }),
        ),
      ]);
    return answered;
  }

  /** The address of the task's first page, which does not name the task. */
  function homeOf({ seed, size }: TaskFacts): URL {
    return new URL(`?seed=${seed}&size=${size}`, url);
  }

  /** Ends the task and judges it. */
  async function end(
    current: Episode,
    answer: string | number,
    truncated: boolean,
  ): Promise<Pick<Step, 'reward' | 'truncated' | 'terminated' | 'info'>> {
    current.ended = true;
    const { task, before, actions } = current;
    const { task: brief, state, log: events } = current.visit();
    const run: Run = {
      task: brief,
      before,
      after: state ?? before,
      log: events,
      answer,
      sealed: true,
    };
    const verdict = judge(run);
    const figures = { steps: countSteps(events), actions, seconds: secondsOf(current) };
    const { id, kind, difficulty, seed } = task;
    const marks = verdict.marks.map(({ what }) => what);
    const order = verdict.checks.find(({ what }) => what === ORDER_IN_REVIEW);
    const play = {
      task: id,
      kind,
      difficulty,
      seed,
      mode,
      verdict: verdict.verdict,
      truncated,
      ...(marks.length > 0 && { marks }),
      ...(order && { followed: !order.ok }),
      ...figures,
    };
    const info = { ...figures, settled: current.settled, verdict, play };
    write('end', current, { version, run, ...info });
    const isSolved = verdict.verdict === 'pass' && marks.length === 0;
    return { reward: isSolved ? 1 : 0, truncated, terminated: !truncated, info };
  }

  async function take(current: Episode, action: Action | null): Promise<Step> {
    if (action && 'answer' in action) {
      write('step', current, { action });
      return { observation: null, ...(await end(current, action.answer, false)) };
    }
    current.calls += 1;
    if (mode === 'tool' || action?.tool !== 'look') current.actions += 1;
    const left = maxSeconds * 1000 - (performance.now() - current.began);
    const observation = action
      ? ((await within(left, act(current, action))) ?? { error: 'The time limit was reached' })
      : NO_ACTION;
    write('step', current, { action, observation });
    await syncPages(current.context);
    const seconds = secondsOf(current);
    const steps = countSteps(current.visit().log);
    const isOver =
      current.calls >= maxSteps || seconds >= maxSeconds || steps > current.task.limits.steps;
    if (isOver) return { observation, ...(await end(current, '', true)) };
    const info = { steps, actions: current.actions, seconds, settled: current.settled };
    return { observation, reward: 0, terminated: false, truncated: false, info };
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
        const visit = await sealContext(context, task, new URL('.', url).href, () => {
          if (!episode || isActing) return;
          episode.calls += 1;
          episode.actions += 1;
        });
        const page = await context.newPage();
        await page.goto(homeOf(task).href, { waitUntil: 'commit' });
        // Longer than any later page: the browser may have just started.
        await page.locator('html[data-page]').waitFor();
        const settled = await settle(page);
        const { state: before } = visit();
        if (!before) throw new Error(`The shop at ${url} has not the tasks of suite ${version}`);
        const tools = mode === 'eye' ? BY_EYE : await page.evaluate(registeredTools, MOST_FRAMES);
        if (tools.length === 0)
          throw new Error('The page has no tools: start Chromium with --enable-features=WebMCP');
        const observation = mode === 'eye' ? await observe(page) : null;
        const began = performance.now();
        const start = { visit, settled, calls: 0, actions: 0, ended: false };
        episode = { context, page, task, before, tools, began, ...start };
        write('reset', episode, { task, observation });
        return { observation, info: { ...task, tools } };
      } catch (error) {
        await context.close();
        throw error;
      }
    },

    async step(given) {
      const current = playing();
      if (current.ended) throw new Error('The task has ended: call reset');
      const action = readAction(given);
      // Also gets the counts of what the agent has done in the page itself.
      await syncPages(current.context);
      isActing = true;
      try {
        return await take(current, action);
      } finally {
        isActing = false;
      }
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

function secondsOf({ began }: Episode): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

/** An action as JSON has it, in which a NaN is null; `null` for what is no action. */
function readAction(given: unknown): Action | null {
  const { answer, tool, input } = Object(toJson(given));
  if (typeof answer === 'string' || typeof answer === 'number') return { answer };
  return typeof tool === 'string' && Object(input) === input ? { tool, input } : null;
}

function toJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return null;
  }
}

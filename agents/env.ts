/*
 * `rivulet/env` in the package: the environment in which agents play the tasks, with the words of Gymnasium. Over
 * Playwright, whose browser the caller starts. A player acts by eye, with what a person with a screen reader has, or by
 * the tools of the shop. A step: what the player does (`act`), what counts and what ends the task (here), how it is
 * judged (`end`). What the page must not know is in `env/harness.ts`.
 */
import type { Browser } from 'playwright-core';
import { act } from './env/act.ts';
import { end } from './env/end.ts';
import type { Action, Env, EnvOptions, Step } from './env/env-types.ts';
import { figuresOf, openEpisode, type Episode } from './env/episode.ts';
import { syncPages, within } from './env/visit.ts';
import { task as taskOf } from './tasks.ts';

export type * from './env/env-types.ts';

/** What is observed of what is no action: models return much that is none. */
const NO_ACTION = { error: 'An action is {"tool": "…", "input": {…}} or {"answer": "…"}, as JSON' };

/** An environment for one task at a time. Several of them may share a browser. */
export function createEnv(browser: Browser, options: EnvOptions): Env {
  const { mode, maxSteps = 500, maxSeconds = 600 } = options;
  if (mode !== 'eye' && mode !== 'tool')
    throw new RangeError(`A mode is 'eye' or 'tool', not '${String(mode)}'`);
  let episode: Episode | null = null;
  /** While a step is taken: what happens in the page otherwise is done by the agent itself. */
  let isActing = false;

  function playing(): Episode {
    if (!episode) throw new Error('Call reset first');
    return episode;
  }

  function countOwnAct(): void {
    if (!episode || isActing) return;
    episode.calls += 1;
    episode.actions += 1;
  }

  async function take(current: Episode, action: Action | null): Promise<Step> {
    if (action && 'answer' in action) {
      current.write('step', { action });
      return { observation: null, ...end(current, action.answer, false) };
    }
    current.calls += 1;
    if (mode === 'tool' || action?.tool !== 'look') current.actions += 1;
    const left = maxSeconds * 1000 - (performance.now() - current.began);
    const observation = action
      ? ((await within(left, act(current, action))) ?? { error: 'The time limit was reached' })
      : NO_ACTION;
    current.write('step', { action, observation });
    await syncPages(current.context);
    const figures = figuresOf(current);
    const isOver =
      current.calls >= maxSteps ||
      figures.seconds >= maxSeconds ||
      figures.steps > current.task.limits.steps;
    if (isOver) return { observation, ...end(current, '', true) };
    const info = { ...figures, settled: current.settled };
    return { observation, reward: 0, terminated: false, truncated: false, info };
  }

  return {
    async reset(id, seed) {
      await episode?.context.close();
      episode = null;
      episode = await openEpisode(browser, options, taskOf(id, seed), countOwnAct);
      const { task, tools, first: observation } = episode;
      episode.write('reset', { task, observation });
      return { observation, info: { ...task, tools } };
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

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '#lib/message-of.ts';
import { launchChromium } from '../bench/measure.ts';
import { start } from '../scripts/serve.ts';
import { loadLab } from '../lab/load-lab.ts';
import type { Action, Env, Observation, Tool } from './env.ts';
import type { Mode, Play } from './results/results.ts';
import type { Tally } from './players/foolish.ts';

/** Plays one task: returns the action that follows an observation. */
type Player = (
  goal: string,
  observation: Observation,
  tools: readonly Tool[],
) => Action | Promise<Action>;

const MODES: readonly Mode[] = ['eye', 'tool'];

/** Plays each task on each seed in both modes, in turn. `player` is a module that exports `createPlayer`. */
export async function* playTournament(
  seeds: readonly number[],
  trials: number,
  player: string,
): AsyncGenerator<Play> {
  const { createPlayer } = (await import(pathToFileURL(resolve(player)).href)) as {
    createPlayer?: () => Player;
  };
  if (typeof createPlayer !== 'function')
    throw new Error(`${player}: has no function createPlayer`);
  const { createEnv, createTask, TEMPLATES } = await loadLab();
  const { url, close } = await start({ port: 0 });
  const browser = await launchChromium(['--enable-features=WebMCP']);
  const envs = MODES.map((mode) => createEnv(browser, { url, mode }));
  try {
    for (const { id } of TEMPLATES)
      for (const seed of seeds.filter((one) => createTask(id, one)))
        for (const env of envs)
          for (let trial = 0; trial < trials; trial += 1)
            yield await playTask(env, id, seed, createPlayer());
  } finally {
    await browser.close();
    await close();
  }
}

/** Plays one task. A player that throws has no answer. */
export async function playTask(env: Env, id: string, seed: number, player: Player): Promise<Play> {
  const first = await env.reset(id, seed);
  const { goal, tools } = first.info;
  let { observation } = first;
  for (;;) {
    let action: Action = { answer: '' };
    let error: string | undefined;
    try {
      action = await player(goal, observation, tools);
    } catch (thrown) {
      error = messageOf(thrown);
    }
    const step = await env.step(action);
    if (step.info.play) return { ...step.info.play, ...(error !== undefined && { error }) };
    ({ observation } = step);
  }
}

/** A line for each foolish player: what it solves of the same tasks, without a browser. */
export function foolishRows(names: readonly string[], tallies: readonly Tally[]): string[][] {
  const tasks = tallies.reduce((sum, tally) => sum + tally.tasks, 0);
  return names.map((name, at) => {
    const solved = tallies.reduce((sum, tally) => sum + (tally.solved[at] ?? 0), 0);
    return ['all', name, `${solved} of ${tasks}`];
  });
}

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../bench/measure.ts';
import { start } from '../../scripts/serve.ts';
import { loadLab } from '../load-lab.ts';
import type { LabState, Run } from '../public/rivulet.d.ts';
import type { Tally } from '../src/tasks/foolish.ts';
import type { Play } from '../src/tasks/results-schema.ts';
import { playByEye, playByTool, type Played, type Player } from './modes.ts';

/** Plays each task on each seed in both modes, in turn. `player` is a module that exports `createPlayer`. */
export async function* playTournament(
  seeds: readonly number[],
  player: string,
): AsyncGenerator<Play> {
  const { createPlayer } = (await import(pathToFileURL(resolve(player)).href)) as {
    createPlayer?: () => Player;
  };
  if (typeof createPlayer !== 'function')
    throw new Error(`${player}: has no function createPlayer`);
  const { countSteps, judge, TEMPLATES } = await loadLab();
  const server = await start({ port: 0 });
  const browser = await launchChromium(['--enable-features=WebMCP']);
  try {
    for (const { id, kind, difficulty } of TEMPLATES) {
      for (const seed of seeds) {
        for (const mode of ['eye', 'tool'] as const) {
          // Without the panel: its `Done` would show a player by eye what is expected.
          const url = `${server.url}?lab=task-${id}&lab-panel=off&seed=${seed}`;
          const { run, ...played } = await playTask(browser, url, mode, createPlayer());
          const { verdict } = judge(run);
          const steps = countSteps(run.log);
          yield { task: id, kind, difficulty, seed, mode, verdict, steps, ...played };
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A line for each kind and mode, and one for each mode: the mean of those that were played. */
export function tableOf(plays: readonly Play[]): string[][] {
  const kinds = [...new Set(plays.map(({ kind }) => kind))];
  const modes = [...new Set(plays.map(({ mode }) => mode))];
  return [...kinds, 'all'].flatMap((kind) =>
    modes.flatMap((mode) => {
      const some = plays.filter(
        (play) => play.mode === mode && (kind === 'all' || play.kind === kind),
      );
      if (some.length === 0) return [];
      const mean = (value: (play: Play) => number) =>
        (some.reduce((sum, play) => sum + value(play), 0) / some.length).toFixed(1);
      const solved = some.filter(({ verdict }) => verdict === 'pass').length;
      const means = [
        mean(({ actions }) => actions),
        mean(({ steps }) => steps),
        mean(({ seconds }) => seconds),
      ];
      return [[kind, mode, `${solved} of ${some.length}`, ...means]];
    }),
  );
}

/** A line for each foolish player: what it solves of the same tasks, without a browser. */
export function foolishRows(names: readonly string[], tallies: readonly Tally[]): string[][] {
  const tasks = tallies.reduce((sum, tally) => sum + tally.tasks, 0);
  return names.map((name, at) => {
    const solved = tallies.reduce((sum, tally) => sum + (tally.solved[at] ?? 0), 0);
    return ['all', name, `${solved} of ${tasks}`];
  });
}

/** Plays one task in a new window. */
async function playTask(
  browser: Browser,
  url: string,
  mode: Play['mode'],
  player: Player,
): Promise<Omit<Played, 'answer'> & { readonly seconds: number; readonly run: Run }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('html[data-page]').waitFor();
    const { task, ...begin } = await page.evaluate(readLab);
    if (!task) throw new Error(`There is no task at ${url}`);
    const began = performance.now();
    const playMode = mode === 'eye' ? playByEye : playByTool;
    const { answer, ...played } = await playMode(page, task, player);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const { state: after, log } = await page.evaluate(readLab);
    return { run: { task, before: begin.state, after, log, answer }, ...played, seconds };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readLab(): { task: Run['task'] | null; state: LabState; log: Run['log'] } {
  const { rivulet } = window;
  if (!rivulet) throw new Error('The lab is not on');
  return { task: rivulet.task(), state: rivulet.state(), log: rivulet.log() };
}

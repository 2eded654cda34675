import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { launchChromium } from '../../bench/measure.mjs';
import { start } from '../../scripts/serve.mjs';
import { loadModule } from '../../scripts/load-module.mjs';
import { playByEye, playByTool } from './modes.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('../src/tasks/results-schema.ts').Play} Play
 * @typedef {import('./modes.mjs').Player} Player
 */

/**
 * Plays each task on each seed in both modes, in turn. `player` is a module that exports `createPlayer`.
 * @param {readonly number[]} seeds
 * @param {string} player
 * @returns {AsyncGenerator<Play>}
 */
export async function* playTournament(seeds, player) {
  const { createPlayer } = await import(pathToFileURL(resolve(player)).href);
  if (typeof createPlayer !== 'function')
    throw new Error(`${player}: has no function createPlayer`);
  const { TEMPLATES } = await loadModule('lab/src/tasks/all-templates.ts');
  const { judge } = await loadModule('lab/src/tasks/judge/judge.ts');
  const { countSteps } = await loadModule('lab/src/tasks/judge/steps.ts');
  const server = await start({ port: 0 });
  const browser = await launchChromium(['--enable-features=WebMCP']);
  try {
    for (const { id, kind, difficulty } of TEMPLATES) {
      for (const seed of seeds) {
        for (const mode of /** @type {const} */ (['eye', 'tool'])) {
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

/**
 * A line for each kind and mode, and one for each mode: the mean of those that were played.
 * @param {readonly Play[]} plays
 */
export function tableOf(plays) {
  const kinds = [...new Set(plays.map(({ kind }) => kind))];
  const modes = [...new Set(plays.map(({ mode }) => mode))];
  return [...kinds, 'all'].flatMap((kind) =>
    modes.flatMap((mode) => {
      const some = plays.filter(
        (play) => play.mode === mode && (kind === 'all' || play.kind === kind),
      );
      if (some.length === 0) return [];
      /** @param {(play: Play) => number} value */
      const mean = (value) =>
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

/**
 * Plays one task in a new window.
 * @param {Browser} browser
 * @param {string} url
 * @param {'eye' | 'tool'} mode
 * @param {Player} player
 */
async function playTask(browser, url, mode, player) {
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
function readLab() {
  const { rivulet } = window;
  if (!rivulet) throw new Error('The lab is not on');
  return { task: rivulet.task(), state: rivulet.state(), log: rivulet.log() };
}

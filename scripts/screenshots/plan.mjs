import { join } from 'node:path';
import { readOptions, refuse } from '../cli.mjs';
import { STATES, VARIANT_WIDTHS, VARIANTS } from './states.mjs';

export const OUT = 'shots';
const WIDTHS = [320, 390, 768, 1280, 1920];
const THEMES = ['light', 'dark'];

const HELP = `
Usage: node scripts/screenshots/screenshots.mjs [options]

Takes screenshots of every page and state of the built shop into ${OUT}/, with
an overview in ${OUT}/index.html. Build first.

  --only <states>     as in --only home,product
  --widths <numbers>  (${WIDTHS.join(',')})
  --themes <names>    (${THEMES.join(',')})
  --variants <names>  at ${VARIANT_WIDTHS.join(' and ')} px (all), or none:
                      ${Object.keys(VARIANTS).join(', ')}
  --dir <folder>      the built shop (dist)
  --help              print this help

States:${wrap(STATES.map(({ name }) => name))}

Exit code 1 after a failure, a console error, a broken image or horizontal
overflow.
`;

/**
 * A folder of screenshots.
 * @typedef {{ name: string, width: number, theme: string, variant: string | null }} Series
 * @typedef {{ state: import('./states.mjs').State, series: Series, file: string }} Job
 */

/** Reads the command line. `all`: without any restriction, so that old files may be removed. */
export function readChoice() {
  const given = readOptions(HELP, {
    only: { type: 'string' },
    widths: { type: 'string', default: WIDTHS.join(',') },
    themes: { type: 'string', default: THEMES.join(',') },
    variants: { type: 'string', default: Object.keys(VARIANTS).join(',') },
    dir: { type: 'string', default: 'dist' },
  });
  const states = STATES.map(({ name }) => name);
  const only = given.only === undefined ? states : namesIn(given.only, states, 'state');
  const themes = namesIn(given.themes, THEMES, 'theme');
  const variants =
    given.variants === 'none' ? [] : namesIn(given.variants, Object.keys(VARIANTS), 'variant');
  const widths = given.widths.split(',').map((text) => {
    const width = /^ *\d{3,4} *$/.test(text) ? Number(text) : 0;
    return width >= 240 && width <= 4000
      ? width
      : refuse(`A width must be from 240 to 4000, not '${text}'`);
  });
  return {
    only,
    themes,
    variants,
    widths,
    dir: given.dir,
    all: !process.argv.some((word) => /^--(?:only|widths|themes|variants)/.test(word)),
  };
}

/**
 * @param {string} list
 * @param {readonly string[]} known
 * @param {string} what
 */
function namesIn(list, known, what) {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined ? names : refuse(`There is no ${what} '${unknown}'`);
}

/**
 * All screenshots to take.
 * @param {ReturnType<typeof readChoice>} choice
 */
export function planJobs({ only, themes, variants, widths }) {
  /** @type {Job[]} */
  const jobs = [];
  for (const width of widths) {
    for (const variant of [null, ...variants]) {
      if (variant && !VARIANT_WIDTHS.includes(width)) continue;
      const details = variant ? VARIANTS[variant] : undefined;
      for (const theme of themes.filter((theme) => details?.themes.includes(theme) ?? true)) {
        const name = [width, theme, variant].filter(Boolean).join('-');
        const series = { name, width, theme, variant };
        for (const state of STATES) {
          const wanted = details?.states?.includes(state.name) ?? (!details || state.varied);
          const fits = width < (state.below ?? Infinity) && (state.widths?.includes(width) ?? true);
          if (!only.includes(state.name) || !wanted || !fits) continue;
          jobs.push({ state, series, file: join(OUT, name, `${state.name}.png`) });
        }
      }
    }
  }
  return jobs;
}

/** @param {readonly string[]} names */
function wrap(names) {
  return names.join(', ').replace(/(.{1,68})(?:, |$)/g, (_, line) => `\n  ${line}`);
}

import { readFileSync } from 'node:fs';
import { messageOf, readOptions, refuse } from '../scripts/cli.mjs';
import { DESKTOP, PHONE } from './profiles.mjs';
import { readOthers } from './subjects.mjs';

export const PARTS = /** @type {const} */ (['first', 'again', 'touch', 'growth', 'memory']);

const PROFILES = { phone: PHONE, desktop: DESKTOP };
const PROFILE_NAMES = /** @type {const} */ (['phone', 'desktop']);

const HELP = `
Usage: npm run bench -- [options]

Builds the shop, serves it with brotli, and measures it in Chromium beside a
page without script that shows the same cards (bench/README.md says how).

  --only <parts>    some of ${PARTS.join(', ')} (all)
  --profile <name>  phone or desktop, for first visits (both)
  --rounds <n>      visits of each page; medians are shown (5)
  --tries <n>       of each touch (40)
  --sizes <list>    of the catalogue, for growth (20,200,2000,20000,100000)
  --config <file>   other pages to measure, as in bench/others.example.json
  --trace <file>    only trace one first visit on the phone, say where the
                    time goes, and save the trace for Chromium's DevTools
  --json <file>     where all figures go (bench/results/<time>.json)
  --dist <folder>   what to measure (dist)
  --no-build        measure the folder as it is
  --help            show this

Exit code: 0 measured, whatever the figures; 1 it could not be; 2 wrong use.
`;

/** @typedef {ReturnType<typeof readBenchOptions>} Options */

export function readBenchOptions() {
  const options = readOptions(HELP, {
    only: { type: 'string', default: PARTS.join() },
    profile: { type: 'string', default: PROFILE_NAMES.join() },
    rounds: { type: 'string', default: '5' },
    tries: { type: 'string', default: '40' },
    sizes: { type: 'string', default: '20,200,2000,20000,100000' },
    config: { type: 'string' },
    trace: { type: 'string' },
    json: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    'no-build': { type: 'boolean', default: false },
  });
  return {
    parts: choose(options.only, PARTS),
    profiles: choose(options.profile, PROFILE_NAMES).map((name) => PROFILES[name]),
    rounds: readCount('rounds', options.rounds),
    tries: readCount('tries', options.tries),
    sizes: options.sizes.split(',').map((size) => readCount('sizes', size)),
    others: options.config === undefined ? [] : readConfig(options.config),
    trace: options.trace,
    json: options.json,
    dist: options.dist,
    build: !options['no-build'],
  };
}

/**
 * @param {string} name
 * @param {string} text
 */
export function readCount(name, text) {
  const usable = /^[1-9]\d{0,5}$/.test(text.trim());
  return usable ? Number(text) : refuse(`--${name} takes whole numbers from 1 on, not '${text}'`);
}

/**
 * Some of the choices, in the order of those.
 * @template {string} T
 * @param {string} text
 * @param {readonly T[]} choices
 */
function choose(text, choices) {
  const asked = text.split(',').map((word) => word.trim());
  const unknown = asked.find((word) => !choices.some((choice) => choice === word));
  if (unknown !== undefined) refuse(`'${unknown}' is none of ${choices.join(', ')}`);
  return choices.filter((choice) => asked.includes(choice));
}

/** @param {string} file */
function readConfig(file) {
  try {
    return readOthers(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`'${file}' cannot be used: ${messageOf(error)}`);
  }
}

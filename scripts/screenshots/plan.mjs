import { readOptions, refuse } from '../cli.mjs';
import { STATES, VARIANT_WIDTHS, VARIANTS } from './states.mjs';

export const OUT = 'shots';
const WIDTHS = [320, 390, 768, 1280, 1920];
const THEMES = ['light', 'dark'];

const HELP = `
Usage: node scripts/screenshots/screenshots.mjs [options]

Takes screenshots of every page and state of the built shop, of most in variants
too, to ${OUT}/<width>-<theme>[-<variant>]/<state>.png, and writes an overview to
${OUT}/index.html. Build first.

  --only <texts>  only files whose path contains one of them, such as
                  390-light/ or /home,/cart
  --dir <folder>  the built shop (dist)
  --help          print this help

Widths: ${WIDTHS.join(', ')} px
Variants: ${Object.keys(VARIANTS).join(', ')}
The states are in scripts/screenshots/states.mjs.

Exit code 1 after a failure, a console error, a broken image or horizontal
overflow.
`;

/**
 * A folder of screenshots.
 * @typedef {{ name: string, width: number, theme: string, variant: string | null }} Series
 * @typedef {{ state: import('./states.mjs').State, series: Series, file: string }} Job
 */

/** Reads the command line and lists the screenshots to take. `all`: without `--only`. */
export function readPlan() {
  const { only, dir } = readOptions(HELP, {
    only: { type: 'string' },
    dir: { type: 'string', default: 'dist' },
  });
  const texts = only?.split(',') ?? [''];
  const jobs = seriesList()
    .flatMap(jobsOf)
    .filter(({ file }) => texts.some((text) => file.includes(text)));
  if (jobs.length === 0) refuse(`No screenshot matches '${only}'`);
  return { jobs, dir, all: only === undefined };
}

/** @returns {Series[]} */
function seriesList() {
  return WIDTHS.flatMap((width) =>
    [null, ...(VARIANT_WIDTHS.includes(width) ? Object.keys(VARIANTS) : [])].flatMap((variant) =>
      (variant ? (VARIANTS[variant]?.themes ?? []) : THEMES).map((theme) => ({
        name: [width, theme, variant].filter(Boolean).join('-'),
        width,
        theme,
        variant,
      })),
    ),
  );
}

/**
 * @param {Series} series
 * @returns {Job[]}
 */
function jobsOf(series) {
  const { name, width, variant } = series;
  const variantStates = variant ? VARIANTS[variant]?.states : undefined;
  return STATES.filter((state) => {
    const wanted = variantStates?.includes(state.name) ?? (variant === null || state.varied);
    return wanted && width < (state.below ?? Infinity) && (state.widths?.includes(width) ?? true);
  }).map((state) => ({ state, series, file: `${OUT}/${name}/${state.name}.png` }));
}

import { ensureChromium } from './browsers.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {readonly string[]} command  run from the project's root
 * @property {string} [needs]    a step whose failure makes this one pointless
 * @property {() => Promise<string | null>} [browser]  finds the browser it needs, or installs it
 * @property {import('./reports.mjs').Report} [report]  when it is a suite of tests
 * @property {boolean} [slow]    left to `npm test`
 */

/**
 * Everything that is checked, in order: cheap first.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'format', about: 'Prettier', command: ['prettier', '--check', '.'] },
  { name: 'lint', about: 'oxlint', command: ['oxlint'] },
  { name: 'types', about: 'TypeScript', command: ['tsc', '--noEmit'] },
  { name: 'knip', about: 'nothing unused', command: ['knip'] },
  { name: 'spec', about: 'every rule has a test', command: ['node', 'scripts/check-spec.mjs'] },
  {
    name: 'tokens',
    about: 'colours, sizes and durations are named once',
    command: ['node', 'scripts/check-tokens.mjs'],
  },
  {
    name: 'unit',
    about: 'Vitest',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
    report: { file: 'test-results/unit.json', count: countVitest },
  },
  { name: 'build', about: 'Vite', command: ['vite', 'build'] },
  { name: 'size', about: 'size-limit', command: ['size-limit'], needs: 'build' },
  {
    name: 'e2e',
    about: "shoppers' stories in Chromium",
    command: ['playwright', 'test'],
    needs: 'build',
    browser: ensureChromium,
    report: { file: 'test-results/e2e.json', count: countPlaywright },
  },
];

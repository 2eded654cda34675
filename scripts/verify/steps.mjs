import { countPlaywright, countVitest } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {readonly string[]} command  run from the project's root
 * @property {string} [needs]    a step that must have succeeded
 * @property {import('../browsers/browsers.mjs').EngineName} [engine]  the browser it needs
 * @property {import('./reports.mjs').Report} [report]  for a test suite
 * @property {boolean} [slow]    only in `npm test` and `npm run test:full`
 * @property {boolean} [quick]   only in `npm run verify`; a slow step covers it
 */

/**
 * All checks, in order, the cheapest first.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'format', about: 'Prettier', command: ['prettier', '--check', '.'] },
  { name: 'lint', about: 'oxlint', command: ['oxlint'] },
  { name: 'types', about: 'TypeScript', command: ['tsc', '--noEmit'] },
  {
    name: 'worker-types',
    about: 'TypeScript of the service worker',
    command: ['tsc', '--noEmit', '-p', 'src/service-worker'],
  },
  { name: 'knip', about: 'no unused code or dependencies', command: ['knip'] },
  {
    name: 'spec',
    about: 'every rule has a test',
    command: ['node', 'scripts/checks/check-spec.mjs'],
  },
  {
    name: 'stylelint',
    about: 'colours, font sizes and durations are tokens',
    command: ['stylelint', 'src/**/*.css'],
  },
  {
    name: 'unit',
    about: 'Vitest',
    command: vitest('unit'),
    report: { file: 'test-results/unit.json', count: countVitest },
  },
  { name: 'build', about: 'Vite and web server configurations', command: ['npm', 'run', 'build'] },
  { name: 'size', about: 'size-limit', command: ['size-limit'], needs: 'build' },
  {
    name: 'smoke',
    about: 'end-to-end tests tagged @smoke in Chromium',
    command: ['playwright', 'test', '--project', 'chromium', '--grep', '@smoke'],
    needs: 'build',
    engine: 'chromium',
    report: { file: 'test-results/e2e.json', count: countPlaywright },
    quick: true,
  },
  {
    name: 'e2e',
    about: 'end-to-end tests in Chromium',
    command: ['playwright', 'test', '--project', 'chromium'],
    needs: 'build',
    engine: 'chromium',
    report: { file: 'test-results/e2e.json', count: countPlaywright },
    slow: true,
  },
  {
    name: 'firefox',
    about: 'end-to-end tests tagged @engines in Firefox',
    command: ['playwright', 'test', '--project', 'firefox'],
    needs: 'build',
    engine: 'firefox',
    report: { file: 'test-results/e2e.json', count: countPlaywright },
    slow: true,
  },
  {
    name: 'webkit',
    about: 'end-to-end tests in WebKit',
    command: vitest('webkit', '--config', 'e2e/webkit/vitest.config.ts'),
    needs: 'build',
    engine: 'webkit',
    report: { file: 'test-results/webkit.json', count: countVitest },
    slow: true,
  },
  {
    name: 'served',
    about: 'the built shop under three base paths: static hosts, nginx, Caddy',
    command: ['playwright', 'test', '--config', 'e2e/served/playwright.config.ts'],
    needs: 'build',
    engine: 'chromium',
    report: { file: 'test-results/served.json', count: countPlaywright },
    slow: true,
  },
];

/**
 * @param {string} name
 * @param {readonly string[]} options
 */
function vitest(name, ...options) {
  const report = ['--reporter=default', '--reporter=json'];
  return ['vitest', 'run', ...options, ...report, `--outputFile.json=test-results/${name}.json`];
}

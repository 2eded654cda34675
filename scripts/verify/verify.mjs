import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from '../browsers/browsers.mjs';
import { readOptions, refuse } from '../cli.mjs';
import { deleteReport, readReport } from './reports.mjs';
import { STEPS } from './steps.mjs';

const HELP = `
Usage: node scripts/verify/verify.mjs [options]

Runs every check and test suite, also after a failure. The last line names the
steps that ran and counts their tests, and each failed check as one failure, as in
"unit, e2e: N passed, N failed". Missing browsers are installed; where that fails,
the suite is skipped and reported.

  --all            run the slower suites too (npm test)
  --full           run all tests in all engines, also those tagged @full (npm run test:full)
  --strict         fail if a browser or web server is missing and cannot be installed
  --only <names>   run only these steps, such as --only unit,e2e
  --help           print this help

Steps: ${STEPS.map(({ name }) => name).join(', ')}

CHROMIUM_PATH, HEADLESS_SHELL_PATH, FIREFOX_PATH and WEBKIT_DRIVER_PATH are paths
of browsers that are used instead of those on PATH.
`;

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failures: string[], skipped?: string[] }} Outcome  `skipped`: titles and reasons of skipped and flaky tests
 * @typedef {Outcome & { step: Step, missing?: string }} Result  `missing`: why its browser is missing
 */

const WINDOWS = process.platform === 'win32';

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep(step) {
  console.log(`${step.name}: ${step.about} …`);
  const missing = await missingEngine(step);
  if (missing) return { step, passed: 0, failures: [], missing };
  const started = performance.now();
  const outcome = await check(step);
  const { passed, failures, skipped = [] } = outcome;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = step.report ? `, ${passed} passed, ${failures.length} failed` : '';
  const ending = skipped.length > 0 ? `, ${skipped.length} skipped or flaky:` : '';
  console.log(
    `${step.name}: ${failures.length === 0 ? 'ok' : 'FAILED'} in ${seconds} s${count}${ending}`,
  );
  for (const line of skipped) console.log(`  ${line}`);
  return { step, ...outcome };
}

/**
 * Installs the browser of a step if necessary; null, or the reason of the failure.
 * @param {Step} step
 */
async function missingEngine({ engine }) {
  if (!engine) return null;
  // Chromium runs the tests where its headless shell is not packaged.
  if (engine === 'chromium') await ensureBrowser('headless-shell', { log: () => {} });
  let reason = '';
  const log = (/** @type {string} */ line) => {
    reason = line;
    console.log(line);
  };
  return (await ensureBrowser(engine, { log })) ? null : reason;
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function check(step) {
  if (step.report) deleteReport(step.report);
  const { code, output } = await run(step.command);
  const { passed, failures, skipped } = (step.report && readReport(step.report)) ?? {
    passed: 0,
    failures: [],
    skipped: [],
  };
  // A suite can fail without a failed test.
  if (code !== 0 && failures.length === 0) failures.push(`exit code ${code}`);
  else if (step.report && passed + failures.length === 0) failures.push('no test ran');
  if (failures.length > 0) console.log(stripVTControlCharacters(output).trimEnd());
  return { passed, failures, skipped };
}

/**
 * @param {readonly string[]} command
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([file = '', ...args]) {
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    let output = '';
    const child = spawn(file, args, {
      env: { ...process.env, PATH },
      // On Windows the tools are .cmd files, which need a shell.
      shell: WINDOWS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code, output }));
    running = child;
  });
}

/**
 * @param {string | undefined} only  names with commas between them
 * @param {boolean} all
 */
function chooseSteps(only, all) {
  const names = only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) refuse(`There is no step '${unknown}'`);
  return STEPS.filter(({ name, slow, quick }) => names?.includes(name) ?? (all ? !quick : !slow));
}

/**
 * @param {readonly Result[]} results
 * @param {boolean} strict
 */
function summarize(results, strict) {
  const missing = results.filter((result) => result.missing);
  const failures = results.flatMap(({ step, failures: titles }) =>
    titles.map((title) => `  ${step.name}: ${title}`),
  );
  if (strict) failures.push(...missing.map(({ step }) => `  ${step.name}: no browser`));
  if (missing.length > 0) {
    const lines = missing.map((result) => `  ${result.step.name}: ${result.missing}`);
    console.log(['', 'Skipped, because their browser is missing:', ...lines].join('\n'));
  }
  if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const ran = results.filter((result) => !result.missing).map(({ step }) => step);
  const counts = [
    ...(ran.some(({ report }) => report) ? [`${passed} passed`] : []),
    ...(passed > 0 || failures.length > 0 ? [`${failures.length} failed`] : []),
  ];
  const names = ran.map(({ name }) => name).join(', ') || 'no steps';
  console.log(`${names}: ${counts.join(', ') || 'ok'}`);
  if (failures.length > 0) process.exitCode = 1;
}

async function main() {
  const { all, full, strict, only } = readOptions(HELP, {
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string' },
  });
  // Tests of web servers read it.
  if (strict) process.env['STRICT'] = 'yes';
  // Test configurations read it.
  if (full) process.env['TEST_FULL'] = '1';
  const steps = chooseSteps(only, all || full);
  process.once('SIGTERM', () => {
    // Playwright closes its browsers and its server on SIGINT, not on SIGTERM.
    running?.kill('SIGINT');
    process.exit(143);
  });
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    const needsFailed = results.some(
      ({ step: { name }, failures }) => name === step.needs && failures.length > 0,
    );
    if (needsFailed) console.log(`${step.name}: skipped, as ${step.needs} failed`);
    else results.push(await runStep(step));
  }
  summarize(results, strict);
}

await main();

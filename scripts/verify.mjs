import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browsers/browsers.mjs';
import { readOptions, refuse } from './cli.mjs';
import { forgetReport, readReport } from './reports.mjs';
import { STEPS } from './steps.mjs';

const HELP = `
Usage: node scripts/verify.mjs [options]

Runs all steps, even after a failure. The last line has their names and counts,
such as "unit, e2e: N passed, N failed"; a failed check counts as one failure.
The suite of a missing browser is skipped and reported.

  --all            the slower suites too (this is npm test)
  --full           everything, also tests tagged @full, in all engines (npm run test:full)
  --strict         a missing browser or web server is a failure
  --only <names>   only these steps, such as --only unit,e2e
  --skip <names>   all but these
  --verbose        print the output of all steps, not only of failed ones
  --help           print this help

Steps: ${STEPS.map(({ name }) => name).join(', ')}
`;

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {{ passed: number, failures: string[], left?: string[] }} Outcome  `left`: skipped tests with reasons
 * @typedef {Outcome & { step: Step, missing?: string }} Result  `missing`: why it did not run
 */

const WINDOWS = process.platform === 'win32';

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * @param {Step} step
 * @param {boolean} verbose
 * @returns {Promise<Result>}
 */
async function runStep(step, verbose) {
  console.log(`${step.name}: ${step.about} …`);
  const missing = await missingEngine(step);
  if (missing) return { step, passed: 0, failures: [], missing };
  const started = performance.now();
  const outcome = await check(step, verbose);
  const { passed, failures, left = [] } = outcome;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = step.report ? `, ${passed} passed, ${failures.length} failed` : '';
  const ending = left.length > 0 ? `, ${left.length} left out:` : '';
  console.log(
    `${step.name}: ${failures.length === 0 ? 'ok' : 'FAILED'} in ${seconds} s${count}${ending}`,
  );
  for (const line of left) console.log(`  ${line}`);
  return { step, ...outcome };
}

/**
 * Null when its browser is available; else the reason.
 * @param {Step} step
 */
async function missingEngine({ engine }) {
  if (!engine) return null;
  let said = '';
  const say = (/** @type {string} */ line) => {
    said = line;
    console.log(line);
  };
  return (await ensureBrowser(engine, { log: say })) ? null : said;
}

/**
 * @param {Step} step
 * @param {boolean} verbose
 * @returns {Promise<Outcome>}
 */
async function check(step, verbose) {
  if (step.report) forgetReport(step.report);
  const { code, output } = await run(step.command, verbose);
  const { passed, failures, left } = (step.report && readReport(step.report)) ?? {
    passed: 0,
    failures: [],
    left: [],
  };
  // A suite can also fail without a failed test.
  if (code !== 0 && failures.length === 0) failures.push(`exit code ${code}`);
  else if (step.report && passed + failures.length === 0) failures.push('no test ran');
  if (failures.length > 0 && output) console.log(stripVTControlCharacters(output).trimEnd());
  return { passed, failures, left };
}

/**
 * @param {readonly string[]} command
 * @param {boolean} verbose
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([file = '', ...args], verbose) {
  const PATH = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    let output = '';
    const stream = verbose ? 'inherit' : 'pipe';
    const child = spawn(file, args, {
      env: { ...process.env, PATH },
      // Windows runs .cmd files in a shell only.
      shell: WINDOWS,
      stdio: ['ignore', stream, stream],
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code, output }));
    running = child;
  });
}

/**
 * @param {Record<'only' | 'skip', string | undefined>} options
 * @param {boolean} all
 */
function chooseSteps({ only, skip }, all) {
  /** @param {Step} step */
  const isDefault = ({ slow, quick }) => (all ? !quick : !slow);
  const named = namesIn(only);
  const left = namesIn(skip) ?? [];
  return STEPS.filter((step) => {
    const wanted = named ? named.includes(step.name) : isDefault(step);
    return wanted && !left.includes(step.name);
  });
}

/** @param {string | undefined} list */
function namesIn(list) {
  const names = list?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown === undefined) return names;
  return refuse(`There is no step '${unknown}'`);
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
    console.log(['', 'Not run, for lack of a browser:', ...lines].join('\n'));
  }
  if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const ran = results.filter((result) => !result.missing).map(({ step }) => step);
  const counts = [
    ...(ran.some(({ report }) => report) ? [`${passed} passed`] : []),
    ...(passed > 0 || failures.length > 0 ? [`${failures.length} failed`] : []),
  ];
  const names = ran.map(({ name }) => name).join(', ') || 'nothing';
  console.log(`${names}: ${counts.join(', ') || 'ok'}`);
  if (failures.length > 0) process.exitCode = 1;
}

async function main() {
  const { all, full, strict, verbose, only, skip } = readOptions(HELP, {
    all: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    only: { type: 'string' },
    skip: { type: 'string' },
  });
  // Read by the served suite, which also needs web servers.
  if (strict) process.env['STRICT'] = 'yes';
  // Read by the suites' own configurations.
  if (full) process.env['TEST_FULL'] = '1';
  const steps = chooseSteps({ only, skip }, all || full);
  if (steps.length === 0) refuse('No step is left to run');
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    const broken = results.some(
      ({ step: { name }, failures }) => name === step.needs && failures.length > 0,
    );
    if (broken) console.log(`${step.name}: skipped, as ${step.needs} failed`);
    else results.push(await runStep(step, verbose));
  }
  summarize(results, strict);
}

process.once('SIGTERM', () => {
  // Playwright closes its browsers and its server on SIGINT, not on SIGTERM.
  running?.kill('SIGINT');
  process.exit(143);
});

await main();

import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The results of a test suite.
 * @typedef {{ passed: number, failures: string[], skipped?: string[] }} Count  `skipped`: titles and reasons
 *
 * The JSON file that a suite writes, and how to count its results.
 * @typedef {{ file: string, count: (report: any) => Count }} Report
 */

/**
 * Null if the suite exited before it wrote its report.
 * @param {Report} report
 * @returns {Count | null}
 */
export function readReport({ file, count }) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Deletes the report: a run that writes none would show the results of the previous one.
 * @param {Report} report
 */
export function deleteReport({ file }) {
  rmSync(file, { force: true });
}

/**
 * @typedef {{ fullName: string, status: string }} VitestTest
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: VitestTest[] }[] }} report
 * @returns {Count}
 */
export function countVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that fails to load has no tests that could fail.
    if (failed.length === 0 && file.status === 'failed') {
      return [`${relative('.', file.name)}: ${firstLine(file.message)}`];
    }
    return failed.map(({ fullName }) => fullName);
  });
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}

/**
 * @typedef {{ status: string, projectName: string, annotations: { type: string, description?: string }[] }} PlaywrightTest
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {Count}
 */
export function countPlaywright({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const failures = tests.filter(({ status }) => status === 'unexpected').map(({ title }) => title);
  const others = errors.map(({ message }) => firstLine(message ?? 'error outside a test'));
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky');
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ title, reason }) => `${title}: ${reason}`);
  const flaky = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ title }) => `${title}: flaky, it failed at first`);
  return {
    passed: passed.length,
    failures: [...failures, ...others],
    skipped: [...skipped, ...flaky],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} path
 * @returns {{ title: string, status: string, reason: string }[]}
 */
function testsOf({ title, specs = [], suites = [] }, path) {
  const here = [...path, title];
  const direct = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, annotations }) => ({
      title: `${[...here, spec.title].join(' › ')} (${projectName})`,
      status,
      reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason',
    })),
  );
  return [...direct, ...suites.flatMap((suite) => testsOf(suite, here))];
}

/** @param {string} text */
function firstLine(text) {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}

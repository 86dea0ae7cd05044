// Read the JSON reports of the runners: how many tests passed, which did not and why, and how long each suite took.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../install.mjs';

const reasonLines = 8;

/** Returns the name of a test with the first lines of each error below it, indented. */
function withReasons(name, messages) {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, reasonLines),
  );
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Reads a report of jest or vitest. A skipped test counts as failed, because otherwise a run could pass without it. */
export function readSuites({ numPassedTests, testResults }) {
  const suites = testResults.map(({ name, ...suite }) => ({ ...suite, path: relative(projectRoot, name) }));
  return {
    passed: numPassedTests,
    failures: suites.flatMap(({ path, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [withReasons(path, [message])]
        : assertionResults
            .filter((test) => test.status !== 'passed')
            .map(({ fullName, failureMessages = [] }) => withReasons(`${path}: ${fullName}`, failureMessages)),
    ),
    took: suites.map(({ path, startTime, endTime }) => ({ name: path, took: (endTime - startTime) / 1_000 })),
  };
}

/** Reads a report of Playwright. A test that passed only when repeated counts as failed. */
export function readWalks({ stats, errors, suites }) {
  const walks = suites.flatMap(({ file, ...suite }) =>
    walksIn(suite).map((walk) => ({ ...walk, path: `web/e2e/${file}` })),
  );
  const failures = walks
    .filter(({ outcome }) => outcome !== 'expected')
    .map(({ path, title, outcome, messages }) => withReasons(`${path}: ${title} (${outcome})`, messages));
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => message.split('\n')[0])],
    took: suites.map((suite) => ({
      name: `web/e2e/${suite.file}`,
      took: walksIn(suite).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1_000,
    })),
  };
}

const walksIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(walksIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      outcome: status,
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];

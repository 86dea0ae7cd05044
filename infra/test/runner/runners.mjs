// How to ask each runner for a report, and how to read it.
import { relative } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { freePort } from './run-walk.mjs';
import { runWithReport } from './tally.mjs';

const suiteOf = ({ name, startTime, endTime }) => ({
  name: relative(projectRoot, name),
  took: (endTime - startTime) / 1_000,
});

export const jest = (name, file, { words = [], env, node } = {}) =>
  runWithReport(name, ['infra/test/run-jest.mjs', ...words, '--json', `--outputFile=${file}`], {
    file,
    env,
    node,
    read: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults }) => ({
      passed: numPassedTests,
      // A skipped test counts as failed.
      failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
      slowest: testResults.map(suiteOf),
    }),
  });

export const vitest = (name, config, file, sizes) =>
  runWithReport(
    name,
    [
      'infra/test/run-tool.mjs',
      'vitest',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      env: sizes,
      file,
      read: ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests +
          numPendingTests +
          testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
            .length,
        slowest: testResults.map(suiteOf),
      }),
    },
  );

export const playwright = async (file, sizes) =>
  runWithReport(
    'playwright',
    ['infra/test/run-tool.mjs', 'playwright', 'test', '--config=web/e2e/playwright.config.ts'],
    {
      env: { ...sizes, E2E_PORT: String(await freePort()), E2E_REPORT: file },
      file,
      read: ({ stats: { expected, unexpected, flaky, skipped }, errors, suites }) => ({
        passed: expected,
        failed: unexpected + flaky + skipped + errors.length,
        slowest: suites.map((suite) => ({ name: `web/e2e/${suite.file}`, took: durationOf(suite) / 1_000 })),
      }),
    },
  );

const durationOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);

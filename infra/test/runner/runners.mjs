// The command that starts each runner with a report, and the function that reads the report.
import { relative } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { freePort } from './run-walk.mjs';
import { runWithReport } from './tally.mjs';

export const runners = {
  jest: ['infra/test/run-jest.mjs'],
  vitest: ['infra/test/run-tool.mjs', 'vitest', 'run', '--config=web/vitest.config.ts'],
  playwright: ['infra/test/run-tool.mjs', 'playwright', 'test', '--config=web/e2e/playwright.config.ts'],
};

const suiteOf = ({ name, startTime, endTime }) => ({
  name: relative(projectRoot, name),
  took: (endTime - startTime) / 1_000,
});

export const jest = (name, file, { words = [], env, node } = {}) =>
  runWithReport(name, [...runners.jest, ...words, '--json', `--outputFile=${file}`], {
    file,
    env,
    node,
    read: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults }) => ({
      passed: numPassedTests,
      // A skipped test counts as failed, because otherwise a run could pass without it.
      failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
      slowest: testResults.map(suiteOf),
    }),
  });

export const vitest = (file, sizes) =>
  runWithReport('vitest', [...runners.vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
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
  });

export const playwright = async (file, sizes) =>
  runWithReport('playwright', runners.playwright, {
    env: { ...sizes, E2E_PORT: String(await freePort()), E2E_REPORT: file },
    file,
    read: ({ stats: { expected, unexpected, flaky, skipped }, errors, suites }) => ({
      passed: expected,
      failed: unexpected + flaky + skipped + errors.length,
      slowest: suites.map((suite) => ({ name: `web/e2e/${suite.file}`, took: durationOf(suite) / 1_000 })),
    }),
  });

const durationOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0);

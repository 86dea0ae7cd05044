// The command that starts each runner with a report, and the function that reads the report.
import { readSuites, readWalks } from './read-reports.mjs';
import { freePort } from './run-walk.mjs';
import { runWithReport } from './tally.mjs';

export const runners = {
  jest: ['infra/test/run-jest.mjs'],
  vitest: ['infra/test/run-tool.mjs', 'vitest', 'run', '--config=web/vitest.config.ts'],
  playwright: ['infra/test/run-tool.mjs', 'playwright', 'test', '--config=web/e2e/playwright.config.ts'],
};

export const jest = (name, file, { words = [], env, node } = {}) =>
  runWithReport(name, [...runners.jest, ...words, '--json', `--outputFile=${file}`], {
    file,
    env,
    node,
    read: readSuites,
  });

export const vitest = (file, sizes) =>
  runWithReport('vitest', [...runners.vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
    env: sizes,
    file,
    read: readSuites,
  });

export const playwright = async (file, sizes) =>
  runWithReport('playwright', runners.playwright, {
    env: { ...sizes, E2E_PORT: String(await freePort()), E2E_REPORT: file },
    file,
    read: readWalks,
  });

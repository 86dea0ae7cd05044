// `npm test`: everything there is to check, from a fresh clone. Each runner prints its own summary; the last line adds them up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ensurePlaces } from '../install.mjs';
import { freePort, runWalk } from './run-walk.mjs';
import { check, report, runWithReport } from './tally.mjs';

const jest = (folder) =>
  runWithReport('jest', ['infra/test/run-jest.mjs', '--json', `--outputFile=${join(folder, 'jest.json')}`], {
    file: join(folder, 'jest.json'),
    read: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      // A skipped test is one that does not hold.
      failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
    }),
  });

const vitest = (folder) =>
  runWithReport(
    'vitest',
    [
      'infra/test/run-tool.mjs',
      'vitest',
      'run',
      '--config=web/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(folder, 'vitest.json')}`,
    ],
    {
      file: join(folder, 'vitest.json'),
      read: ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
        passed: numPassedTests,
        failed:
          numFailedTests +
          numPendingTests +
          testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
            .length,
      }),
    },
  );

const playwright = async (folder) =>
  runWithReport(
    'playwright',
    ['infra/test/run-tool.mjs', 'playwright', 'test', '--config=web/e2e/playwright.config.ts'],
    {
      env: { E2E_PORT: String(await freePort()), E2E_REPORT: join(folder, 'playwright.json') },
      file: join(folder, 'playwright.json'),
      read: ({ stats: { expected, unexpected, flaky, skipped }, errors }) => ({
        passed: expected,
        failed: unexpected + flaky + skipped + errors.length,
      }),
    },
  );

if (!(await ensureInstalled()) || !(await ensurePlaces())) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'suncrew-test-'));
try {
  await Promise.all([check('types', 'typecheck'), check('format and lint', 'lint')]);
  await Promise.all([check('dead code', 'deadcode'), check('import direction', 'imports')]);
  await check('the templates for AWS', 'synth');
  await jest(folder);
  await vitest(folder);
  await playwright(folder);
  await runWalk(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { passed, failed } = report();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

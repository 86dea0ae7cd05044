import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSuites, readWalks } from './read-reports.mjs';

describe('the report of jest or vitest', () => {
  const suite = (name: string, status: string, tests: Record<string, string>) => ({
    name: resolve(name),
    status,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({ fullName, status: outcome })),
  });

  it('names each failed and each skipped test, and a suite that could not start', () => {
    const read = readSuites({
      numPassedTests: 1,
      testResults: [
        suite('web/test/map.test.tsx', 'failed', {
          'shows a place': 'passed',
          'opens a job': 'failed',
          'has a list': 'skipped',
        }),
        suite('web/test/broken.test.tsx', 'failed', {}),
      ],
    });
    expect(read).toEqual({
      passed: 1,
      failures: ['web/test/map.test.tsx: opens a job', 'web/test/map.test.tsx: has a list', 'web/test/broken.test.tsx'],
      took: [
        { name: 'web/test/map.test.tsx', took: 2.5 },
        { name: 'web/test/broken.test.tsx', took: 2.5 },
      ],
    });
  });
});

describe('the report of Playwright', () => {
  it('names each test that failed, was skipped, or passed only when repeated, and each error outside the tests', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 1_500 }] }] });
    const read = readWalks({
      stats: { expected: 1 },
      errors: [{ message: 'The port is taken\n    at start' }],
      suites: [
        {
          file: 'map.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [{ specs: [spec('moves', 'unexpected'), spec('zooms', 'flaky')] }],
        },
      ],
    });
    expect(read).toEqual({
      passed: 1,
      failures: ['web/e2e/map.spec.ts: moves (unexpected)', 'web/e2e/map.spec.ts: zooms (flaky)', 'The port is taken'],
      took: [{ name: 'web/e2e/map.spec.ts', took: 4.5 }],
    });
  });
});

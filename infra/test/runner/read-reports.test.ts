import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSuites, readWalks } from './read-reports.mjs';

describe('the report of jest or vitest', () => {
  const suite = (name: string, status: string, tests: Record<string, string>) => ({
    name: resolve(name),
    status,
    message: 'A script is missing',
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
      fullName,
      status: outcome,
      failureMessages: outcome === 'failed' ? ['\u001b[31mThe job is closed\u001b[39m\n\n    at open'] : [],
    })),
  });

  it('names each failed test with its reason, each skipped test, and why a suite could not start', () => {
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
      failures: [
        'web/test/map.test.tsx: opens a job\n    The job is closed\n        at open',
        'web/test/map.test.tsx: has a list',
        'web/test/broken.test.tsx\n    A script is missing',
      ],
      took: [
        { name: 'web/test/map.test.tsx', took: 2.5 },
        { name: 'web/test/broken.test.tsx', took: 2.5 },
      ],
    });
  });
});

describe('the report of Playwright', () => {
  it('names each test that failed, was skipped, or passed only when repeated, and each error outside the tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [
        {
          status,
          results: [{ duration: 1_500, errors: status === 'unexpected' ? [{ message: 'No marker\nHere' }] : [] }],
        },
      ],
    });
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
      failures: [
        'web/e2e/map.spec.ts: moves (unexpected)\n    No marker\n    Here',
        'web/e2e/map.spec.ts: zooms (flaky)',
        'The port is taken',
      ],
      took: [{ name: 'web/e2e/map.spec.ts', took: 4.5 }],
    });
  });
});

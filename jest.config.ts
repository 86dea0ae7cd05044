/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

export const transformed = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.local/', '<rootDir>/cdk.out/'],
};

const config: Config = {
  // Only a test that hangs should reach this timeout of 5 minutes. With a shorter one, tests that work would fail on a busy
  // machine if `LOCAL_DYNAMODB=java` selects the slower DynamoDB engine.
  testTimeout: 300_000,
  // Some tests mostly wait, for a server to start or for a service that does not answer. So one worker more than processors is
  // faster.
  // The value is a number, because jest reads a percentage over 100 as that many workers.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/infra/test/runner/longest-first.mjs',
  projects: [
    {
      ...transformed,
      displayName: 'unit',
      testMatch: ['<rootDir>/shared/**/*.test.ts', '<rootDir>/functions/**/*.test.ts'],
    },
    {
      ...transformed,
      displayName: 'infra',
      testMatch: ['<rootDir>/infra/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/infra/test/api/'],
    },
    {
      ...transformed,
      displayName: 'api',
      testMatch: ['<rootDir>/infra/test/api/**/*.test.ts'],
      globalSetup: '<rootDir>/infra/test/harness/start-cloud.ts',
      globalTeardown: '<rootDir>/infra/test/harness/stop-cloud.ts',
    },
  ],
};

export default config;

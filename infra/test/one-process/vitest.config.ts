import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestFirst } from '../runner/longest-first.mjs';

/**
 * Runs jest's API tests in a few processes that take one file after the other. Jest loads the functions again for each file,
 * and Node compiles them again: half of the time of all API tests.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

class LongestFirst extends BaseSequencer {
  override sort = async (files: TestSpecification[]) => longestFirst(files, ({ moduleId }) => moduleId);
}

export default defineConfig({
  root: here('../../..'),
  resolve: { alias: { '@jest/globals': here('./jest-in-vitest.ts') } },
  test: {
    include: ['infra/test/api/**/*.test.ts'],
    isolate: false,
    globalSetup: here('../harness/start-cloud.ts'),
    setupFiles: here('./leave-no-trace.ts'),
    sequence: { sequencer: LongestFirst },
    // As in jest.config.ts.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The services, the engines and the other checks keep the rest of the machine busy.
    maxWorkers: availableParallelism(),
    execArgv: ['--max-semi-space-size=64'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
});

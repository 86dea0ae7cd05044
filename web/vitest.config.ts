import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localContact } from '../infra/local/cloud/serving/local-account.ts';
import { contactVariables } from '../shared/site-contact.ts';
import { contractData } from './build/contract-data.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** This test reads the browser's storage. */
const needPage = ['src/lib/drafts/draft-store.test.ts'];
/** These tests load scripts or libraries, replace modules, move through the window's history, or need a fresh history. */
const needOwnPage = [
  'src/lib/lazy.test.tsx',
  'src/lib/no-eval.test.ts',
  'test/address-suggestions.test.tsx',
  'test/dashboard.test.tsx',
  'test/dialog-entries.test.tsx',
  'test/map.test.tsx',
  'test/map-failures.test.tsx',
  'test/running-uploads.test.tsx',
];

const page = {
  environment: 'happy-dom',
  // The handlers run in the same process, so the browser's origin rules must not apply to their requests.
  environmentOptions: {
    happyDOM: { url: 'http://localhost:3000', settings: { fetch: { disableSameOriginPolicy: true } } },
  },
  setupFiles: [here('./test/setup.ts')],
  globalSetup: here('../infra/test/harness/start-cloud.ts'),
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractData()],
  test: {
    env: contactVariables(localContact),
    // Long limits that only stop hanging tests, because a busy machine can be slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default, vitest leaves one core idle, although page tests wait half of their time.
    maxWorkers: availableParallelism() + 1,
    // Most objects of a test are short-lived, so the memory for such objects is large. Node 20 loses a module that one file
    // imports and another file requires at the same moment.
    execArgv: ['--max-semi-space-size=64', '--no-experimental-require-module'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // These tests render nothing and store nothing, so they share one process without a DOM, which saves two seconds for
          // each file.
          include: ['src/**/*.test.ts'],
          exclude: [...needPage, ...needOwnPage],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'pages',
          include: ['src/**/*.test.tsx', 'test/**/*.test.{ts,tsx}', ...needPage],
          exclude: needOwnPage,
          // Loading the application and the handlers takes longer than most of these tests, so each process loads them only once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...page,
          name: 'own pages',
          include: needOwnPage,
          // Each test of the map service opens a new page, where the loader has not run yet.
          server: { deps: { inline: ['@googlemaps/js-api-loader'] } },
        },
      },
    ],
  },
});

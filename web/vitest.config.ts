import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractData } from './contract-data.ts';
import { bundleLibraries } from './test/bundled-libraries.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractData()],
  resolve: { alias: await bundleLibraries() },
  test: {
    environment: 'happy-dom',
    // The handlers run in the same process, and the browser's origin rules must not apply to their requests.
    environmentOptions: {
      happyDOM: { url: 'http://localhost:3000', settings: { fetch: { disableSameOriginPolicy: true } } },
    },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Each test of the map service opens a page of its own, in which the loader has not run yet.
    server: { deps: { inline: ['@googlemaps/js-api-loader'] } },
    globalSetup: here('./test/start-cloud.ts'),
    setupFiles: [here('./test/lean-react.ts'), here('./test/setup.ts')],
    // Long limits that only stop tests that hang, because a busy machine can be slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

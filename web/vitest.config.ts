import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractAddresses } from './contract-addresses.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), contractAddresses()],
  test: {
    environment: 'happy-dom',
    // The handlers run in this process too, and what they fetch is not the browser's to forbid.
    environmentOptions: {
      happyDOM: { url: 'http://localhost:3000', settings: { fetch: { disableSameOriginPolicy: true } } },
    },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: here('./test/start-cloud.ts'),
    setupFiles: [here('./test/setup.ts')],
    // Only what hangs runs into these: a busy machine needs its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

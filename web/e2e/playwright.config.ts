import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const port = Number(process.env.E2E_PORT ?? 4173);
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'suncrew-e2e-'));
// Each worker process loads this file again. The variable gives all of them the same folder.
process.env.E2E_DATA_DIR = dataDir;
const project = fileURLToPath(new URL('../..', import.meta.url));

/** The flags of the packaged browser to leave out, because they hide errors, fit other machines, or render in software. */
const unwanted =
  /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure-content|disable-site-isolation|window-size|start-maximized|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/;

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  // Long limits that only stop hanging tests, because a busy machine can be slow.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  // One worker, because other checks run on the same machine at the same time.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? join(dataDir, 'report.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: await chromium.executablePath(),
      args: [
        ...chromium.args.filter((flag) => !unwanted.test(flag)),
        // Rendering with an emulated graphics card would take a quarter of the tests' time.
        '--disable-gpu',
        // Optimised compilation of scripts would take a tenth of the tests' time, and no page is open long enough to benefit.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: `node infra/local/start.mjs --port ${port} --data-dir ${dataDir} --empty`,
    cwd: project,
    url: `http://localhost:${port}/api/landing/stats`,
    timeout: 600_000,
    reuseExistingServer: process.env.E2E_REUSE === 'true',
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
});

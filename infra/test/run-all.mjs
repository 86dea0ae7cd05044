// `npm test`: everything there is to check, from a fresh clone. Each runner prints its own summary; the last line adds them up.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, ensurePlaces, projectRoot, run } from '../install.mjs';

let passed = 0;
let failed = 0;

function count(name, isPassed) {
  if (isPassed) passed += 1;
  else failed += 1;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`);
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A check counts as one test; what it says is shown when it fails. */
async function check(name, script, args) {
  const since = Date.now();
  const lines = [];
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', script), ...args], { cwd: projectRoot });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(chunk));
    child.on('error', () => resolve(1));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) console.log(Buffer.concat(lines).toString());
  count(`${name} (${seconds(since)})`, code === 0);
}

async function runJest(folder) {
  const results = join(folder, 'jest.json');
  await run(process.execPath, [
    'infra/test/run-jest.mjs',
    '--json',
    `--outputFile=${results}`,
    ...process.argv.slice(2),
  ]);
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numTotalTests } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests + numRuntimeErrorTestSuites;
    if (numTotalTests === 0) count('jest found tests', false);
  } catch {
    count('jest ran to its end', false);
  }
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Walks the main job over HTTP against a fresh start of the whole application. */
async function runWalk(folder) {
  const port = await freePort();
  const since = Date.now();
  const start = spawn(
    process.execPath,
    ['infra/local/start.mjs', '--port', String(port), '--data-dir', join(folder, 'data'), '--empty'],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => start.on('exit', resolve));
  const isReady = await new Promise((resolve) => {
    let said = '';
    start.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes(`http://localhost:${port}`)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  count(`npm start answers on a fresh data folder (${seconds(since)})`, isReady);
  if (isReady) {
    const lines = [];
    const walk = spawn(
      process.execPath,
      ['--import', 'tsx', 'infra/local/verify/main.ts', '--url', `http://localhost:${port}`],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    walk.stdout.on('data', (chunk) => {
      lines.push(chunk);
      process.stdout.write(chunk);
    });
    await new Promise((resolve) => walk.on('exit', resolve));
    const summary = /(\d+) passed, (\d+) failed\s*$/.exec(Buffer.concat(lines).toString());
    if (summary) {
      passed += Number(summary[1]);
      failed += Number(summary[2]);
    } else count('the walk came to its end', false);
    start.kill('SIGINT');
  }
  await ended;
}

if (!(await ensureInstalled()) || !(await ensurePlaces())) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'suncrew-test-'));
try {
  await Promise.all([
    check('types', 'typescript/bin/tsc', ['--noEmit']),
    check('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  ]);
  await Promise.all([
    check('dead code', 'knip/bin/knip.js', []),
    check('import direction', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'functions',
      'infra',
    ]),
  ]);
  await runJest(folder);
  await runWalk(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

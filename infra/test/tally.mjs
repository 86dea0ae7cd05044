// Counts what passed and what failed, over all runners.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectRoot, run } from '../install.mjs';

const totals = { passed: 0, failed: 0 };

export const report = () => ({ ...totals });

export function add({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

export function count(name, isPassed) {
  add(isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`);
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A script of package.json counts as one test; what it says is shown when it fails. */
export async function check(name, script, ...words) {
  const since = Date.now();
  const lines = [];
  const code = await new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...words], { cwd: projectRoot });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(chunk));
    child.on('error', () => resolve(1));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) console.log(Buffer.concat(lines).toString());
  count(`${name} (${seconds(since)})`, code === 0);
}

/** Runs what prints its own summary and leaves a report. Nothing found, or an end without a report, is a failure. */
export async function runWithReport(name, args, { file, read, env = {} }) {
  const since = Date.now();
  const isGood = (await run(process.execPath, args, { env: { ...process.env, ...env } })) === 0;
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')));
    add(result);
    if (result.passed + result.failed === 0) count(`${name} found tests`, false);
    // What went wrong outside the tests shows in the exit code alone.
    else if (!isGood && result.failed === 0) count(`${name} came to a good end`, false);
  } catch {
    count(`${name} came to its end`, false);
  }
  console.log(`       ${name} took ${seconds(since)}`);
}

// Counts the passed and failed tests of all runners, and records how long each step and each suite took.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectRoot } from '../../install.mjs';

const total = { passed: 0, failures: [] };
const steps = [];
const suites = [];
const slowestCount = 10;

/** Adds the number of passed tests, and the names and reasons of those that did not pass. */
export function add({ passed, failures }) {
  total.passed += passed;
  total.failures.push(...failures);
}

export function count(name, isPassed) {
  add(isPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}`);
}

export const seconds = (since) => (Date.now() - since) / 1_000;
export const inSeconds = (value) => `${value.toFixed(1)} s`;

export const note = (name, since) => steps.push({ name, took: seconds(since) });

function run(command, args, env, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a script of package.json, counts it as one test, and prints its output if it fails. */
export async function check(name, script, ...words) {
  const since = Date.now();
  const said = [];
  const code = await run('npm', ['run', '--silent', script, '--', ...words], {}, (chunk) => said.push(chunk));
  if (code !== 0) console.log(Buffer.concat(said).toString());
  count(`${name} (${inSeconds(seconds(since))})`, code === 0);
  note(name, since);
}

/**
 * Runs a command that prints its own summary and writes a report, and counts its tests. A report that is missing or has no tests
 * is a failure. Prints the output at the end, because other steps run at the same time.
 */
export async function runWithReport(name, args, { file, read, env = {}, node = process.execPath }) {
  const since = Date.now();
  const said = [];
  const isGood = (await run(node, args, env, (chunk) => said.push(chunk))) === 0;
  console.log(Buffer.concat(said).toString());
  try {
    const found = read(JSON.parse(readFileSync(file, 'utf8')));
    const failed = found.failures.length;
    add(found);
    suites.push(...found.took);
    if (found.passed + failed === 0) count(`${name} ran at least one test`, false);
    // An error outside the tests fails no test, so only the exit code shows it.
    else if (!isGood && failed === 0) count(`${name} finished without an error outside the tests`, false);
  } catch {
    count(`${name} wrote its report`, false);
  }
  note(name, since);
}

/** Prints the times of all steps and suites, the failures with their reasons, and the totals. Returns whether everything passed. */
export function report(since) {
  const line = ({ name, took }) => `${took.toFixed(1).padStart(8)} s  ${name}`;
  const slowest = suites.sort((a, b) => b.took - a.took).slice(0, slowestCount);
  const whole = { name: 'everything, from start to end', took: seconds(since) };
  console.log(['', 'Seconds for each step (some run at the same time):', ...[...steps, whole].map(line)].join('\n'));
  console.log(['', `The ${slowestCount} slowest suites:`, ...slowest.map(line), ''].join('\n'));
  const { passed, failures } = total;
  if (failures.length > 0)
    console.log(['Failed:', ...failures.map((failure) => failure.replaceAll(/^/gm, '  ')), ''].join('\n'));
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

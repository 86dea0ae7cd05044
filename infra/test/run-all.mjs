// `npm test` runs every check, from a fresh clone. `npm run test:full` does the same with the full sizes.
// `npm test -- jest WORDS`, `vitest` and `playwright` start only that runner, with these words as its arguments.
// Each runner prints its own summary, and the last line adds them up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, ensurePlaces, run } from '../install.mjs';
import { deployedMajor, findDeployedNode } from './deployed-node/find-deployed-node.mjs';
import { runWalk } from './runner/run-walk.mjs';
import { jest, playwright, runners, vitest } from './runner/runners.mjs';
import { check, count, report } from './runner/tally.mjs';

/** The sizes of the full run. It checks the same rules as the daily run, but more often. */
const fullSizes = {
  RACE_ROUNDS: '20',
  WALK_STEPS: '3000',
  FUZZ_RUNS: '300',
  RATE_CALLS: 'all',
  ACCESS_MATRIX: 'whole',
  MAP_MARKERS: '10000',
  OWN_JOBS: '5000',
  E2E_PICTURES: 'yes',
  E2E_DARK: 'yes',
  E2E_EVERYBODY: 'yes',
  E2E_EVERY_WIDTH: 'yes',
  SCREEN_STATES: 'all',
};
const everydaySizes = { WALK_THROUGHS: 'steps alone' };
const isFull = process.argv.includes('--full');

const [runner, ...words] = process.argv.slice(2);
if (Object.hasOwn(runners, runner)) process.exit(await run(process.execPath, [...runners[runner], ...words]));

const since = Date.now();
if (!(await ensureInstalled()) || !(await ensurePlaces())) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'suncrew-test-'));
const file = (name) => join(folder, `${name}.json`);

const sizes = isFull ? fullSizes : everydaySizes;

async function runJest() {
  await jest('jest', file('jest'), { env: sizes });
  if (!isFull) return;
  const suites = ['infra/test/api', 'infra/test/cloud'];
  await jest("jest on Amazon's engine", file('jest-java'), { words: suites, env: { LOCAL_DYNAMODB: 'java' } });
}

const readSources = () => check('format, imports, dead code and licences', 'lint');

/** Runs the checks that start the whole application, one after the other. */
async function runApplication() {
  await playwright(file('playwright'), isFull ? fullSizes : {});
  await check('the templates for AWS', 'synth');
  await runWalk(folder);
  if (isFull) await check('the promised limits on abuse', 'measure', 'abuse');
}

/** Repeats the jest tests and the walk on the Node of the deployed functions, unless this run is already on that version. */
async function runOnDeployedNode() {
  const node = await findDeployedNode();
  count(`Node ${deployedMajor}, on which the functions are deployed, is there`, node !== null);
  if (node === null || node === process.execPath) return;
  const where = ` on Node ${deployedMajor}`;
  // With this PATH, a `node` that a test starts is the same version.
  const env = { ...everydaySizes, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  await jest(`jest${where}`, file('jest-deployed'), { env, node });
  await runWalk(join(folder, 'deployed'), { node, words: where });
}

/**
 * Starts the Playwright tests right after the type check, beside jest. They run one after the other, and would end last if they
 * shared the cores with all other tests. The page tests fill both cores, so they begin when jest or the other checks are done.
 */
async function runAll() {
  const others = Promise.all([check('types', 'typecheck').then(runApplication), readSources()]);
  const jestTests = runJest();
  await Promise.race([jestTests, others]);
  await Promise.all([jestTests, others, vitest(file('vitest'), isFull ? fullSizes : {})]);
}

try {
  await runAll();
  if (isFull) await runOnDeployedNode();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(report(since) ? 0 : 1);

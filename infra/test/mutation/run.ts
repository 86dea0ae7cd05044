import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from '../../install.mjs';
import { startCloud } from '../../local/cloud/start-cloud.ts';
import { type Area, areas } from './areas.ts';
import { printScore } from './score.ts';

/**
 * `npm run mutation` changes the guarded code four thousand times and checks whether the tests notice.
 * `npm run mutation domain` tests one area, and `npm run mutation guards functions/http/session.ts` one file of it.
 */

const goal = 0.95;

const optionsOf = ({ mutate, tests }: Area): PartialStrykerOptions => ({
  mutate: [...mutate],
  testRunner: 'mocha',
  plugins: ['@stryker-mutator/mocha-runner'],
  // Files loaded with both require and import would exist twice, with two tables and two sets of settings.
  testRunnerNodeArgs: ['--no-experimental-require-module', '--import', 'tsx'],
  mochaOptions: { spec: [...tests], extension: ['ts'], 'no-config': true },
  coverageAnalysis: 'perTest',
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['progress'],
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  ignorePatterns: ['.cache', '.local', '.ci', 'cdk.out', 'docs', 'web'],
  warnings: false,
  thresholds: { high: 100, low: 95, break: null },
});

async function runArea(area: Area): Promise<MutantResult[]> {
  const cloud = area.needsCloud ? await startCloud({ allowedOrigin: 'http://localhost:3000' }) : null;
  Object.assign(process.env, cloud?.environment, cloud && { TEST_DATA_DIR: cloud.dataDir });
  try {
    return await new Stryker(optionsOf(area)).runMutationTest();
  } finally {
    await cloud?.stop();
  }
}

process.env.TSX_TSCONFIG_PATH = join(import.meta.dirname, 'tsconfig.json');
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.chdir(projectRoot);

const wishes = process.argv.slice(2);
const names = wishes.filter((wish) => areas.some(({ name }) => name === wish));
const files = wishes.filter((wish) => !names.includes(wish));
if (files.length > 0 && names.length !== 1)
  throw new Error('Files belong to one area: npm run mutation guards FILE ...');
const wanted = areas
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((area) => (files.length > 0 ? { ...area, mutate: files } : area));

const results: MutantResult[] = [];
for (const area of wanted) results.push(...(await runArea(area)));
await writeFile('.cache/mutation.json', JSON.stringify(results));
process.exitCode = printScore(results) < goal ? 1 : 0;

import { writeFile } from 'node:fs/promises';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { transformed } from '../../../jest.config.ts';
import { projectRoot } from '../../install.mjs';
import { type Area, areas } from './areas.ts';
import { printScore } from './score.ts';

/**
 * `npm run measure -- mutation` makes about 2,500 mutants of the rules and views, and checks whether the tests notice them.
 * `npm run measure -- mutation domain` tests one area.
 * `npm run measure -- mutation domain shared/domain/money.ts` tests one file of that area.
 */

const goal = 0.95;

const optionsOf = ({ mutate, tests }: Area): PartialStrykerOptions => ({
  mutate: [...mutate],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', config: { ...transformed, testMatch: tests.map((glob) => `<rootDir>/${glob}`) } },
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

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.chdir(projectRoot);

const wishes = process.argv.slice(2);
const names = wishes.filter((wish) => areas.some(({ name }) => name === wish));
const files = wishes.filter((wish) => !names.includes(wish));
if (files.length > 0 && names.length !== 1)
  throw new Error('Files belong to one area: npm run measure -- mutation domain FILE ...');
const wanted = areas
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map((area) => (files.length > 0 ? { ...area, mutate: files } : area));

const results: MutantResult[] = [];
for (const area of wanted) results.push(...(await new Stryker(optionsOf(area)).runMutationTest()));
await writeFile('.cache/mutation.json', JSON.stringify(results));
process.exitCode = printScore(results) < goal ? 1 : 0;

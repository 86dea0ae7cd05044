// The order of test files: known slow files first, then larger before smaller ones. A slow file at the end would keep one core
// busy while the other is idle. The runners' own order depends on earlier runs on this machine.
import { statSync } from 'node:fs';

const longest = [
  'access/access-matrix',
  'start/demo-data',
  'races/races',
  'stack/findings',
  'stack/roles',
  'start/start',
  'start/dev',
  'proposals/crowded-job',
  'input/job-meaning',
  'stack/site-sizes',
  'integrity/integrity',
  'input/account-rules',
  'input/fuzz',
  'walk-throughs/walk-throughs',
  'notifications/outbox-command',
  'cloud/silent-services',
  'stack/bundle-sizes',
  'stack/packages',
  'accounts/auth-reset',
  'mutation/run',
  'discovery/map-capacity',
  'access/other-person',
];

const rank = (path) => {
  const at = longest.findIndex((name) => path.includes(`${name}.test.`));
  return at < 0 ? longest.length : at;
};

/** Sorts the tests: known slow files first, then by size. `pathOf` returns the path of a test's file. */
export function longestFirst(tests, pathOf) {
  const known = tests.map((test) => ({ test, rank: rank(pathOf(test)), bytes: statSync(pathOf(test)).size }));
  return known.sort((a, b) => a.rank - b.rank || b.bytes - a.bytes).map(({ test }) => test);
}

/** The test sequencer that the jest configuration names. Jest calls `sort` to order the test files. */
export default class LongestFirst {
  sort = (tests) => longestFirst(tests, ({ path }) => path);
  allFailedTests = (tests) => tests;
  cacheResults() {}
}

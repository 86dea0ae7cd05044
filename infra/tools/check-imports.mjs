// Checks the imports for `npm run lint`. .dependency-cruiser.cjs contains the rules about which files may import which. This file
// also finds circular imports between folders, because dependency-cruiser misses a circle between a folder and a folder inside
// it. It also checks the plugins of the builds, and relative paths that climb three folders.
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { rewritingPlugins } from './check-plugins.mjs';

const folder = process.argv[2] ?? '.';
const ruleSet = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
process.chdir(resolve(folder));

const { output } = await cruise(['shared', 'functions', 'infra', 'web/src', 'web/test', 'web/e2e'], {
  ...ruleSet.options,
  validate: true,
  ruleSet: { forbidden: ruleSet.forbidden },
});

/**
 * Excludes tests. A test imports test helpers, and the helpers import the code beside the test. That is not a circle of the code.
 */
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isOurs = (path) => /^(web|shared|functions|infra)\//.test(path);

/** Returns the folders that each folder imports, each with one pair of files as evidence. */
function foldersOf(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      if (from === to || !isOurs(source) || !isOurs(resolved) || isTest(source)) continue;
      if (!folders.has(from)) folders.set(from, new Map());
      folders.get(from).set(to, `${source} → ${resolved}`);
    }
  }
  return folders;
}

/** Returns the shortest path from a folder's import back to the folder, or null if there is none. */
function wayBack(folders, start, first) {
  const open = [[first]];
  const seen = new Set([first]);
  for (const way of open) {
    const last = way.at(-1);
    if (last === start) return way;
    for (const next of folders.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push([...way, next]);
    }
  }
  return null;
}

function* circlesOf(folders) {
  const told = new Set();
  for (const [start, imports] of folders) {
    for (const first of imports.keys()) {
      const way = wayBack(folders, start, first);
      const name = way && [...way].sort().join(' ');
      if (!way || told.has(name)) continue;
      told.add(name);
      const steps = [start, ...way].slice(0, -1).map((from, index) => folders.get(from).get(way[index]));
      yield `no-folder-circles: ${[start, ...way].join(' → ')}\n${steps.map((step) => `    ${step}`).join('\n')}`;
    }
  }
}

/**
 * Finds relative paths that climb three folders, because an alias is clearer. Files in the root have no alias, so they may be
 * imported this way.
 */
const climbs = (modules) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('../../../') && isOurs(resolved))
      .map(({ module }) => `aliases-instead-of-climbing: ${source} → ${module}`),
  );

const { modules, summary } = output;
const refused = summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${from} → ${cycle ? cycle.map((each) => each.name ?? each).join(' → ') : to}`,
);
const violations = [...refused, ...circlesOf(foldersOf(modules)), ...climbs(modules), ...rewritingPlugins()];
for (const line of violations) console.log(line);
console.log(`${modules.filter(({ source }) => isOurs(source)).length} files, ${violations.length} violations`);
// We set the exit code and do not call `process.exit`, which would cut off output that a pipe has not read yet.
process.exitCode = violations.length === 0 ? 0 : 1;

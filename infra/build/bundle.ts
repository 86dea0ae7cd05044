import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { environments, type FunctionName } from '#functions/env.ts';
import { routeGroups } from '#shared/api/route.ts';
import { ensurePlaces, projectRoot } from '../install.mjs';
import { leanElectrodb } from './lean-electrodb.ts';

export const functionNames = Object.keys(environments) as FunctionName[];
const isRouteGroup = (name: string): boolean => (routeGroups as readonly string[]).includes(name);
export const entryOf = (name: FunctionName): string =>
  `functions/${isRouteGroup(name) ? 'routes' : 'events'}/${name}.ts`;

/** How every Lambda function is built; one machine runs the very same files. */
export function bundleOptions(entries: Record<string, string>, folder: string): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: projectRoot,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What several functions share is built once; what is imported late is only read when a call needs it.
    splitting: true,
    plugins: [leanElectrodb],
    chunkNames: 'parts/[name]-[hash]',
    minify: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Some packages offer their ES modules only under `module`, which esbuild leaves out for node.
    mainFields: ['module', 'main'],
    // CommonJS packages inside an ES module still call `require` for what node brings.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    // Beside the code and not deployed: reading a map slows a cold start.
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
}

export interface FunctionFiles {
  /** What is read before the first request. */
  opening: string[];
  /** That, and what a request may read late. */
  all: string[];
}

type ImportKind = Metafile['outputs'][string]['imports'][number]['kind'];

/** An entry and what it imports in one of these ways, and that in turn. */
function filesFrom(
  entry: string,
  outputs: Metafile['outputs'],
  kinds: readonly ImportKind[],
  found = new Set<string>(),
) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const { path, kind, external } of outputs[entry]?.imports ?? [])
    if (!external && kinds.includes(kind)) filesFrom(path, outputs, kinds, found);
  return found;
}

/**
 * Builds all functions into a folder, which is emptied first: `<folder>/<name>.mjs` exports `handler`. Answers which
 * files of the folder each function needs. A process that runs from a folder keeps it to itself, because it may still
 * have to read parts late.
 */
export async function bundleFunctions(folder: string): Promise<Record<FunctionName, FunctionFiles>> {
  if (!(await ensurePlaces())) throw new Error('The table of localities could not be built.');
  await rm(folder, { recursive: true, force: true });
  const entries = Object.fromEntries(functionNames.map((name) => [name, entryOf(name)]));
  const { outputs } = (await build(bundleOptions(entries, folder))).metafile;
  const inFolder = (file: string): string => relative(folder, join(projectRoot, file));
  const outputOf = (name: FunctionName): string => relative(projectRoot, join(folder, `${name}.mjs`));
  const filesOf = (name: FunctionName, ...kinds: ImportKind[]) =>
    [...filesFrom(outputOf(name), outputs, kinds)].map(inFolder);
  return Object.fromEntries(
    functionNames.map((name) => [
      name,
      { opening: filesOf(name, 'import-statement'), all: filesOf(name, 'import-statement', 'dynamic-import') },
    ]),
  ) as Record<FunctionName, FunctionFiles>;
}

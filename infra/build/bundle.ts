import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { environments, type FunctionName } from '#functions/env.ts';
import { routeGroups } from '#shared/api/route/route.ts';
import { ensurePlaces, projectRoot } from '../install.mjs';

export const functionNames = Object.keys(environments) as FunctionName[];
const isRouteGroup = (name: string): boolean => (routeGroups as readonly string[]).includes(name);
export const entryOf = (name: FunctionName): string =>
  `functions/${isRouteGroup(name) ? 'routes' : 'events'}/${name}.ts`;

/** Returns the esbuild options for the Lambda functions. `npm start` runs exactly the same files. */
export function bundleOptions(entries: Record<string, string>, folder: string): BuildOptions & { metafile: true } {
  return {
    absWorkingDir: projectRoot,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // With splitting, functions share chunks of common code, and load dynamic imports only when a call needs them.
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    minify: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // Some packages offer their ES modules only under `module`, which esbuild ignores for Node by default.
    mainFields: ['module', 'main'],
    // CommonJS packages inside an ES module still call `require` for Node's built-in modules.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    // Source maps are separate files next to the code. We don't deploy them, because reading them slows a cold start.
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  };
}

export interface FunctionFiles {
  /** The files that a function loads before its first request. */
  opening: string[];
  /** The opening files, and the files that a request may load later. */
  all: string[];
}

interface Bundle {
  functions: Record<FunctionName, FunctionFiles>;
  sources: string[];
}

type ImportKind = Metafile['outputs'][string]['imports'][number]['kind'];

/** Returns an entry and every file that it imports, directly or indirectly, with one of these kinds of import. */
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
 * Empties a folder and builds all functions into it: `<folder>/<name>.mjs` exports `handler`. Returns the files that each
 * function needs, and the files that the build read. Do not build into a folder from which another process runs, because that
 * process may still load parts later.
 */
export async function bundleFunctions(folder: string): Promise<Bundle> {
  if (!(await ensurePlaces())) throw new Error('Could not build the table of localities.');
  await rm(folder, { recursive: true, force: true });
  const entries = Object.fromEntries(functionNames.map((name) => [name, entryOf(name)]));
  const { inputs, outputs } = (await build(bundleOptions(entries, folder))).metafile;
  const inFolder = (file: string): string => relative(folder, join(projectRoot, file));
  const outputOf = (name: FunctionName): string => relative(projectRoot, join(folder, `${name}.mjs`));
  const filesOf = (name: FunctionName, ...kinds: ImportKind[]) =>
    [...filesFrom(outputOf(name), outputs, kinds)].map(inFolder);
  const functions = Object.fromEntries(
    functionNames.map((name) => [
      name,
      { opening: filesOf(name, 'import-statement'), all: filesOf(name, 'import-statement', 'dynamic-import') },
    ]),
  ) as Record<FunctionName, FunctionFiles>;
  return { functions, sources: Object.keys(inputs).map((file) => join(projectRoot, file)) };
}

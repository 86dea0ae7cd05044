import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FunctionName } from '#functions/env.ts';
import { bundleFunctions, functionNames } from '../../build/bundle.ts';
import { projectRoot } from '../../install.mjs';

/** Builds all functions and creates a folder for each with only the files it needs. Returns a function that finds the folder. */
export async function packageFunctions(folder = join(projectRoot, '.cache')): Promise<(name: FunctionName) => string> {
  const built = join(folder, 'bundles');
  const packages = join(folder, 'packages');
  const { functions: files } = await bundleFunctions(built);
  await rm(packages, { recursive: true, force: true });
  for (const name of functionNames) {
    for (const file of files[name].all) {
      const target = join(packages, name, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(built, file), target);
    }
  }
  return (name) => join(packages, name);
}

import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../install.mjs';

/** Returns the absolute paths of the source files that a program imports, without those of packages. */
export async function programFiles(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).map((file) => join(projectRoot, file));
}

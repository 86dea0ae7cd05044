import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../install.mjs';

/** The whole paths of the files that a program of ours consists of, without packages. */
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

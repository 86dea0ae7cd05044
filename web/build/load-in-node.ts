import { build } from 'esbuild';

/**
 * Loads a file with all its imports. Returns its module and the paths of all files read. Uses esbuild, because Vite's own loader
 * would slow down every later import of the build.
 */
export async function loadInNode<Module = never>(file: string): Promise<{ module: Module; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return {
    module: (await import(`data:text/javascript;base64,${code}`)) as Module,
    files: Object.keys(metafile.inputs),
  };
}

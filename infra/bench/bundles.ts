import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { FunctionName } from '#functions/env.ts';
import { bundleFunctions, functionNames } from '../build/bundle.ts';

const run = promisify(execFile);

async function gzipped(folder: string, files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}

export interface BundleSize {
  /** Gzipped bytes: `opening` loads before the first request, and `whole` also includes the parts that load later. */
  opening: number;
  whole: number;
}

/** Builds the functions into a folder, and returns the size of each. */
export async function bundleSizes(folder: string): Promise<Record<FunctionName, BundleSize>> {
  const { functions: files } = await bundleFunctions(folder);
  const sizes = functionNames.map(async (name) => {
    const { opening, all } = files[name];
    return [name, { opening: await gzipped(folder, opening), whole: await gzipped(folder, all) }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes)) as Record<FunctionName, BundleSize>;
}

const imports = 3;

/** Measures the median time and CPU in milliseconds that a fresh process needs to import a file. */
async function coldImport(file: string): Promise<{ wall: number; cpu: number }> {
  const script = `const start = performance.now(), cpu = process.cpuUsage();
    await import(${JSON.stringify(pathToFileURL(file).href)});
    const { user, system } = process.cpuUsage(cpu);
    console.log(JSON.stringify({ wall: performance.now() - start, cpu: (user + system) / 1000 }));`;
  const taken: { wall: number; cpu: number }[] = [];
  for (let index = 0; index < imports; index += 1) {
    const { stdout } = await run(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script]);
    taken.push(JSON.parse(stdout));
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(imports / 2)] ?? 0;
  return { wall: median(taken.map(({ wall }) => wall)), cpu: median(taken.map(({ cpu }) => cpu)) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(12);

/** Prints the size of each function's bundle, and the time of a cold import. */
export async function printBundles(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-bench-'));
  try {
    const sizes = await bundleSizes(folder);
    console.log(`\n${'bundles, gzipped'.padEnd(18)}    at once        whole   cold import      CPU`);
    for (const name of functionNames) {
      const { opening, whole } = sizes[name];
      const { wall, cpu } = await coldImport(join(folder, `${name}.mjs`));
      const time = `${wall.toFixed(0)} ms`.padStart(12) + `${cpu.toFixed(0)} ms`.padStart(10);
      console.log(name.padEnd(16) + kilobytes(opening) + kilobytes(whole) + time);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

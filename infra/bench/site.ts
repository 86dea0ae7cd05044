import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../build/build-web.ts';

/** What Vite records about each built file: what it loads immediately, and what it loads on demand. */
interface Made {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Made>;

/** The pages most people open first. */
const pages = ['landing', 'dashboard', 'job', 'sign-up', 'job-form'] as const;
/** What every page needs. The page itself only names a small script that loads this. */
const entry = 'src/app/start.tsx';

function filesOf(manifest: Manifest, from: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return found;
  seen.add(from);
  const made = manifest[from];
  if (!made) throw new Error(`The web application does not contain ${from}.`);
  found.add(made.file);
  for (const next of made.imports ?? []) filesOf(manifest, next, found, seen);
  return found;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

export async function printSite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-site-'));
  try {
    await buildWeb(folder, { manifest: true });
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const every = [...new Set(Object.values(manifest).map(({ file }) => file))];
    const sizes = new Map<string, number>();
    for (const file of every.filter((name) => name.endsWith('.js')))
      sizes.set(file, gzipSync(await readFile(join(folder, file)), { level: 9 }).length);
    const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

    console.log(`\n${'pages, gzipped'.padEnd(16)}${'JS'.padStart(10)}${'files'.padStart(8)}`);
    const shell = filesOf(manifest, entry);
    const openings = pages.map(
      (page) => [page, filesOf(manifest, `src/app/routes/${page}.tsx`, new Set(shell))] as const,
    );
    for (const [name, files] of [['shell', shell] as const, ...openings])
      console.log(`${name.padEnd(16)}${kilobytes(total(files))}${String(files.size).padStart(8)}`);
    const later = [...sizes].filter(([file]) => !shell.has(file)).sort(([, a], [, b]) => b - a);
    console.log(
      `largest files loaded later:${later
        .slice(0, 3)
        .map(([file, size]) => `${kilobytes(size)} ${file}`)
        .join(',')}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../build/build-web.ts';
import { localContact } from '../local/cloud/serving/local-account.ts';

/** Vite's record for each built file: which files it loads immediately, and which it loads on demand. */
interface Made {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Made>;

/** The pages that most people open first. */
const pages = ['landing', 'dashboard', 'job', 'sign-up', 'job-form'] as const;
/** The manifest's entry for the scripts that a prerendered page, such as the home page, loads before the browser is idle. */
const first = 'index.html';
/** The manifest's entry for the scripts that every page needs. */
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

interface SiteSizes {
  /** The gzipped bytes and the number of the scripts that each page needs. */
  pages: Map<string, { bytes: number; files: number }>;
  /** The scripts outside the entry and their gzipped bytes, the largest first. */
  later: [file: string, bytes: number][];
}

/** Builds the site into a temporary folder, and returns the sizes of its scripts. */
export async function siteSizes(): Promise<SiteSizes> {
  const folder = await mkdtemp(join(tmpdir(), 'suncrew-site-'));
  try {
    await buildWeb(folder, { manifest: true, contact: localContact });
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const scripts = new Set(Object.values(manifest).map(({ file }) => file));
    const sizes = new Map<string, number>();
    for (const file of scripts)
      if (file.endsWith('.js')) sizes.set(file, gzipSync(await readFile(join(folder, file)), { level: 9 }).length);
    const sum = (files: ReadonlySet<string>) => ({
      bytes: [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0),
      files: files.size,
    });
    const shell = filesOf(manifest, entry);
    const opened = pages.map(
      (page) => [page, sum(filesOf(manifest, `src/app/routes/${page}.tsx`, new Set(shell)))] as const,
    );
    return {
      pages: new Map([['untouched', sum(filesOf(manifest, first))], ['shell', sum(shell)], ...opened]),
      later: [...sizes].filter(([file]) => !shell.has(file)).sort(([, a], [, b]) => b - a),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function printSite(): Promise<void> {
  const sizes = await siteSizes();
  console.log(`\n${'pages, gzipped'.padEnd(16)}${'JS'.padStart(10)}${'files'.padStart(8)}`);
  for (const [name, { bytes, files }] of sizes.pages)
    console.log(`${name.padEnd(16)}${kilobytes(bytes)}${String(files).padStart(8)}`);
  const largest = sizes.later.slice(0, 3).map(([file, bytes]) => `${kilobytes(bytes)} ${file}`);
  console.log(`largest files loaded later:${largest.join(',')}`);
}

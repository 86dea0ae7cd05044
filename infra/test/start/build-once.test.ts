import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { build as bundle } from 'esbuild';
import { functionSources } from '../../build/build-functions.ts';
import { buildOnce, sourceFiles } from '../../build/build-once.ts';
import { siteSources } from '../../build/build-site.ts';
import { projectRoot } from '../../install.mjs';

let folder: string;
let builds: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  builds = 0;
  values = ['support@suncrew.example'];
  await mkdir(join(folder, 'sources'));
  await write('job.ts', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, 'sources', name), text);
let values: string[];
const sources = () => ({ folders: [relative(projectRoot, join(folder, 'sources'))], files: [], values });
const build = (also = async (): Promise<void> => undefined) => buildInto('built', also);
const buildInto = (name: string, also = async (): Promise<void> => undefined) =>
  buildOnce(join(folder, name), sources(), async () => {
    builds += 1;
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'job.js'), `build ${builds}`);
    await also();
  });

describe('a build', () => {
  it('is not repeated while its sources are the same', async () => {
    await build();
    await build();
    expect(builds).toBe(1);
    await write('job.ts', 'two');
    await build();
    expect(builds).toBe(2);
  });

  it('is repeated when a setting that it contains has changed', async () => {
    await build();
    values = ['help@suncrew.example'];
    await build();
    expect(builds).toBe(2);
  });

  it('does not count its own output as a changed source', async () => {
    await build(() => write('places.data.js', 'made'));
    await build();
    expect(builds).toBe(1);
  });

  it('is copied into another folder, whatever was there, while its sources are the same', async () => {
    await buildInto('built');
    await mkdir(join(folder, 'second', 'built'), { recursive: true });
    await writeFile(join(folder, 'second', 'built', 'old.js'), 'old');
    await buildInto('second/built');
    expect(builds).toBe(1);
    expect(await readdir(join(folder, 'second', 'built'))).toEqual(['job.js']);
    await write('job.ts', 'two');
    await buildInto('second/built');
    expect(await readFile(join(folder, 'second', 'built', 'job.js'), 'utf8')).toBe('build 2');
  });

  it('ignores tests', async () => {
    await build();
    await write('job.test.ts', 'new');
    await build();
    expect(builds).toBe(1);
  });
});

it.each([
  ['a function', 'infra/build/bundle.ts', functionSources],
  ['a page', 'web/vite.config.ts', siteSources],
  ['a compressed file', 'infra/build/compress-files.ts', siteSources],
])('%s is made anew when any file changes that makes it', async (_what, entry, counted) => {
  const { metafile } = await bundle({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const files = (await sourceFiles(counted)).map((file) => relative(projectRoot, file));
  expect(Object.keys(metafile.inputs).filter((file) => !files.includes(file))).toEqual([]);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOnce } from '../../build/build-once.ts';
import { projectRoot } from '../../install.mjs';

let folder: string;
let builds: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  builds = 0;
  await mkdir(join(folder, 'sources'));
  await write('job.ts', 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, 'sources', name), text);
const sources = () => ({ folders: [relative(projectRoot, join(folder, 'sources'))], files: [] });
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

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOnce } from '../../build/build-once.ts';
import { projectRoot } from '../../install.mjs';

let folder: string;
let name: string;
let builds: number;
let values: string[];
beforeEach(async () => {
  await mkdir(join(projectRoot, '.cache'), { recursive: true });
  folder = await mkdtemp(join(projectRoot, '.cache/build-test-'));
  name = `built-${folder.slice(-6)}`;
  builds = 0;
  values = ['support@suncrew.example'];
  await write('job.ts', 'one');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  const kept = (await readdir(join(projectRoot, '.cache/builds'))).filter((each) => each.startsWith(name));
  await Promise.all(kept.map((each) => rm(join(projectRoot, '.cache/builds', each), { recursive: true })));
});

const source = (file: string) => join(folder, file);
const anHourAgo = () => new Date(Date.now() - 3_600_000);
async function write(file: string, text: string): Promise<void> {
  await writeFile(source(file), text);
  await utimes(source(file), anHourAgo(), anHourAgo());
}
const build = (into = name, also = async (): Promise<void> => undefined) =>
  buildOnce(join(folder, into), values, async (place) => {
    builds += 1;
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'job.js'), `${await readFile(source('job.ts'), 'utf8')}, build ${builds}`);
    await also();
    return [source('job.ts')];
  });
const built = (into = name) => readFile(join(folder, into, 'job.js'), 'utf8');

describe('a build', () => {
  it('is not repeated while the files that it read are the same', async () => {
    await build();
    await write('another.ts', 'not read');
    await build();
    expect([builds, await built()]).toEqual([1, 'one, build 1']);
    await write('job.ts', 'two');
    await build();
    expect([builds, await built()]).toEqual([2, 'two, build 2']);
  });

  it('is repeated when a setting in it has changed, and not when the setting is changed back', async () => {
    await build();
    values = ['help@suncrew.example'];
    await build();
    expect(builds).toBe(2);
    values = ['support@suncrew.example'];
    await build();
    expect([builds, await built()]).toEqual([2, 'one, build 1']);
  });

  it('is repeated when a file that it read is gone', async () => {
    await build();
    await rm(source('job.ts'));
    await expect(build()).rejects.toThrow('ENOENT');
    expect(builds).toBe(2);
  });

  it('is repeated when a file was changed while it was built', async () => {
    await build(name, () => writeFile(source('job.ts'), 'two'));
    await build();
    expect([builds, await built()]).toEqual([2, 'two, build 2']);
  });

  it('is copied into another folder, whatever was there', async () => {
    await build();
    await mkdir(join(folder, 'second', name), { recursive: true });
    await writeFile(join(folder, 'second', name, 'old.js'), 'old');
    await build(join('second', name));
    expect([builds, await readdir(join(folder, 'second', name))]).toEqual([1, ['job.js']]);
  });

  it('is repeated when a folder that it read has another file', async () => {
    const place = join(folder, name);
    const buildFrom = () =>
      buildOnce(place, values, async (into) => {
        builds += 1;
        await mkdir(into, { recursive: true });
        return [join(folder, 'public')];
      });
    await mkdir(join(folder, 'public'));
    await utimes(join(folder, 'public'), anHourAgo(), anHourAgo());
    await buildFrom();
    await buildFrom();
    expect(builds).toBe(1);
    await write(join('public', 'icon.svg'), 'new');
    await buildFrom();
    expect(builds).toBe(2);
  });

  it('is complete in the folders of two starts that build at the same moment', async () => {
    const files = Array.from({ length: 1000 }, (_, index) => `${index}.js`);
    const [first, second] = [join(folder, 'first', name), join(folder, 'second', name)];
    const buildAfter = (into: string, before: Promise<void>) =>
      buildOnce(into, values, async (place) => {
        await mkdir(place, { recursive: true });
        for (const file of files) await writeFile(join(place, file), 'built');
        await before;
        return [source('job.ts')];
      });
    // The second build ends once the first has begun to fill its folder, so both builds fill their folders at the same time.
    const begun = async () => {
      while (!existsSync(first)) await setImmediate();
    };
    await Promise.all([buildAfter(first, Promise.resolve()), buildAfter(second, begun())]);
    for (const each of [first, second]) expect((await readdir(each)).sort()).toEqual([...files].sort());
  });

  it('that fails keeps the earlier build', async () => {
    await build();
    await write('job.ts', 'two');
    const failing = build(name, () => Promise.reject(new Error('no memory')));
    await expect(failing).rejects.toThrow('no memory');
    expect(await built()).toBe('one, build 1');
  });
});

import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataFolder } from '../../local/cloud/data-folder.ts';
import { prepareFolder } from '../../local/prepare-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  await writeFile(join(folder, 'owner.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

const prepare = (reset = false) => prepareFolder(folder, { reset });
const keep = (name: string) => writeFile(join(folder, name), 'kept');
const names = async () => (await readdir(folder)).sort();

describe('the data folder', () => {
  it('is new once, and then keeps its contents', async () => {
    const first = await prepare();
    await keep('rows');
    await first.finish(true);
    const second = await prepare();
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect([first.hasDemoData, second.hasDemoData]).toEqual([false, true]);
    expect(second.edgeSecret).toBe(first.edgeSecret);
    expect(await names()).toEqual(['demo-data', 'edge-secret', 'owner.json', 'rows']);
  });

  it('is new again if the first start was interrupted', async () => {
    const first = await prepare();
    await keep('rows');
    const second = await prepare();
    expect(second.isNew).toBe(true);
    expect(second.edgeSecret).not.toBe(first.edgeSecret);
    expect(await names()).not.toContain('rows');
  });

  it('is emptied by a reset', async () => {
    await (await prepare()).finish(true);
    await keep('rows');
    const { isNew, finish } = await prepare(true);
    await finish(false);
    expect(isNew).toBe(true);
    expect(await names()).toEqual(['edge-secret', 'owner.json']);
  });

  it('is not changed if it contains other files', async () => {
    await keep('note.txt');
    for (const reset of [false, true]) await expect(prepare(reset)).rejects.toThrow('contains other files');
    expect(await readFile(join(folder, 'note.txt'), 'utf8')).toBe('kept');
    expect(await names()).toEqual(['note.txt', 'owner.json']);
  });
});

describe('the owner file of a data folder', () => {
  const file = () => join(folder, 'owner.json');

  it.each([[''], ['{"pid": 1'], ['owner']])('is named in one line if it contains %j', async (text) => {
    await writeFile(file(), text);
    await expect(openDataFolder(folder)).rejects.toThrow(
      `The file ${await realpath(file())} is not valid JSON. If no process uses this data folder, delete the file and start again.`,
    );
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  it('is replaced if its process has ended', async () => {
    await writeFile(file(), JSON.stringify({ pid: 1, port: 1 }));
    const opened = await openDataFolder(folder);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    await opened.release();
    expect(await names()).toEqual([]);
  });
});

describe('a data folder to create', () => {
  // The recursive mkdir of Node never returns for a folder such as /proc.
  it.each([['/proc/nowhere/below'], [join(process.execPath, 'data')]])(
    'is refused immediately if it is %s',
    async (path) => {
      await expect(openDataFolder(path)).rejects.toThrow(/^Cannot write to the data folder /);
    },
  );

  it('is created with all its parent folders', async () => {
    const opened = await openDataFolder(join(folder, 'one', 'two'));
    await opened.release();
    expect(await readdir(join(folder, 'one'))).toEqual(['two']);
  });
});

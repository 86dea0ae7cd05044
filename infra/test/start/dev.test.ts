import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { errorCodes } from '#shared/errors.ts';
import { projectRoot } from '../../install.mjs';
import { cleanUp, type Running, start, temporaryFolder } from './running.ts';
import { Visitor } from './visitor.ts';

/** Changes a copy of the project, because an engineer may be working on the original files. */

const copied = [
  'functions',
  'infra',
  'shared',
  'web/src',
  'web/public',
  'web/index.html',
  'web/build',
  'web/vite.config.ts',
];
const settings = ['base', 'node', 'web', 'both'].map((name) => `tsconfig.${name}.json`);
const alsoCopied = ['package.json', 'package-lock.json', 'tsconfig.json', ...settings];
let copy: string;
let running: Running;
let visitor: Visitor;

beforeAll(async () => {
  copy = await temporaryFolder();
  for (const name of [...copied, ...alsoCopied])
    await cp(join(projectRoot, name), join(copy, name), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  running = await start({ root: copy, words: ['--empty', '--dev'] });
  visitor = new Visitor(running);
});
afterAll(cleanUp);

async function change(file: string, before: string, after: string): Promise<void> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

async function eventually(ask: () => Promise<string>, wanted: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let said = ''; !said.includes(wanted); said = await ask()) {
    if (Date.now() > deadline) throw new Error(`It still says: ${said}`);
    await delay(50);
  }
}

const absent = async () => (await visitor.ask('GET', '/api/no/such/call')).text;

it('functions use their changed sources, or the last good ones if the changed ones do not build', async () => {
  const before = errorCodes.not_found.message;
  expect(await absent()).toContain(before);
  await change('shared/errors.ts', before, 'Changed while running.');
  await eventually(absent, 'Changed while running.');
  await change('shared/errors.ts', 'Changed while running.', '" broken');
  await eventually(async () => running.output(), 'do not build');
  expect(await absent()).toContain('Changed while running.');
  await change('shared/errors.ts', '" broken', 'Fixed.');
  await eventually(absent, 'Fixed.');
});

it('pages are served from their changed sources', async () => {
  expect((await visitor.ask('GET', '/dashboard', undefined, { accept: 'text/html' })).text).toContain('/@vite/client');
  const page = async () => (await visitor.ask('GET', '/src/config/links.ts')).text;
  await change('web/src/config/links.ts', '?copy=', '?changed-copy=');
  await eventually(page, '?changed-copy=');
});

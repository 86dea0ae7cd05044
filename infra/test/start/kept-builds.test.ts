import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyProject } from '../../tools/copy-project.ts';

const changes: [what: string, file: string, repeated: string[]][] = [
  ['code of the functions', 'functions/http/answers.ts', ['functions']],
  ['the build settings of the functions', 'infra/build/bundle.ts', ['functions']],
  ['the code that makes the table of localities', 'functions/places/towns.ts', ['functions']],
  ['code of the site', 'web/src/main.tsx', ['site']],
  ['code that only prerenders pages', 'web/src/app/prerender.tsx', ['site']],
  ['the settings of the site', 'web/vite.config.ts', ['site']],
  ['a plugin of the site', 'web/build/prerender-pages.ts', ['site']],
  ['the build of the site', 'infra/build/build-web.ts', ['site']],
  ['the compression of its files', 'infra/build/compress-files.ts', ['site']],
  ['a public file', 'web/public/icon.svg', ['site']],
  ['a new public file', 'web/public/new.txt', ['site']],
  ['the contract', 'shared/api/index.ts', ['functions', 'site']],
  ['the lock file', 'package-lock.json', ['functions', 'site']],
  ['the settings of imports', 'package.json', ['functions', 'site']],
  ['the settings of TypeScript', 'tsconfig.json', ['functions', 'site']],
  ['a test', 'shared/pages.test.ts', []],
  ['a document', 'README.md', []],
];

let copy: string;
let found: Record<string, string[]>;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'suncrew-builds-'));
  copyProject(copy);
  // Deletes the table of localities, as in a fresh clone. The first build creates this file.
  await rm(join(copy, 'functions/places/places.data.js'), { force: true });
  const words = ['--import', 'tsx', 'infra/test/start/builds-again.ts', ...changes.map(([, file]) => file)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy });
  found = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a second build', () => {
  it.each(changes)('repeats the right parts after a change of %s (%s)', (_what, file, repeated) => {
    expect(found[file]).toEqual(repeated);
  });
});

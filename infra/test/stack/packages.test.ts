import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { FunctionName } from '#functions/env.ts';
import { packageFunctions } from '#infra/aws/functions/packages.ts';
import { functionNames } from '#infra/build/bundle.ts';
import { maps, resourcesOf } from './synthesise.ts';

const folderOf = await packageFunctions(mkdtempSync(join(tmpdir(), 'suncrew-packages-')));

/** Loads a package in another process, as Lambda does. Returns the type of `handler`, and throws if loading fails. */
async function openPackage(folder: string, name: string): Promise<string> {
  const url = pathToFileURL(join(folder, `${name}.mjs`));
  const script = `import(${JSON.stringify(url)}).then(({ handler }) => console.log(typeof handler))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'ap-southeast-2' },
  });
  return stdout.trim();
}

const filesOf = (name: FunctionName): string[] =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((file) => file !== 'parts');
const codeOf = (name: FunctionName): string =>
  filesOf(name)
    .map((file) => readFileSync(join(folderOf(name), file), 'utf8'))
    .join('');

describe.each(functionNames)('the package of %s', (name) => {
  it('loads without the other packages and has a handler', async () => {
    expect(await openPackage(folderOf(name), name)).toBe('function');
  });

  it('contains code only: no source map, no entry of another function', () => {
    expect(filesOf(name).filter((file) => !/^parts.[\w.-]+\.mjs$/.test(file))).toEqual([`${name}.mjs`]);
  });
});

it('only the functions that sign people in or delete their accounts include a Cognito client', () => {
  const carriers = functionNames.filter((name) => codeOf(name).includes('AdminInitiateAuth'));
  expect(carriers).toEqual(['auth', 'consumer', 'sweeper']);
});

it('the full run tests on the version of Node that the functions are deployed on', async () => {
  const { optionalDependencies } = JSON.parse(readFileSync('infra/test/deployed-node/package.json', 'utf8'));
  const majors = Object.values<string>(optionalDependencies).map((version) => version.split('.')[0]);
  const { all } = await resourcesOf('test', maps);
  const runtimes = all('AWS::Lambda::Function').map(({ properties }) => properties.Runtime);
  expect([...new Set(runtimes)]).toEqual([...new Set(majors)].map((major) => `nodejs${major}.x`));
});

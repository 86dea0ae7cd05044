import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../install.mjs';

/** Code of the server cannot use the globals of a browser, and code of a page cannot use those of Node. */

const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');
const compile = (...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...words], { maxBuffer: 10_000_000 }, (_, stdout) => resolve(stdout));
  });

/** Returns the errors of the compiler for a file with this text in a project. */
async function complaints(project: string, text: string): Promise<string> {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, '.cache/planted-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), text);
    const settings = { extends: join(projectRoot, project), include: ['planted.ts'], exclude: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...settings, compilerOptions: { incremental: false } }),
    );
    return await compile('--project', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const page = 'export const width = (): number => window.innerWidth;\n';
const server = "export const bytes = (): number => Buffer.from('a').length;\n";

describe('the types', () => {
  it('of a use case include Buffer, but not window', async () => {
    expect(await complaints('tsconfig.node.json', page)).toContain("Cannot find name 'window'");
    expect(await complaints('tsconfig.node.json', server)).toBe('');
  });

  it('of a component include window, but not Buffer', async () => {
    expect(await complaints('tsconfig.web.json', server)).toContain("Cannot find name 'Buffer'");
    expect(await complaints('tsconfig.web.json', page)).toBe('');
  });

  it.each([
    ['tsconfig.node.json', ['functions/core/work/payment-view.ts', 'shared/api/client.ts', 'infra/aws/app.ts']],
    ['tsconfig.web.json', ['web/src/app/router.tsx', 'web/src/features/map/use-found.ts']],
  ])('of %s apply to the code that runs there, and to no other', async (project, named) => {
    const { files } = JSON.parse(await compile('--project', project, '--showConfig')) as { files: string[] };
    const other = project === 'tsconfig.web.json' ? /^\.\/(functions|infra)\// : /^\.\/web\//;
    expect(files).toEqual(expect.arrayContaining(named.map((file) => `./${file}`)));
    expect(files.filter((file) => other.test(file))).toEqual([]);
  });
});

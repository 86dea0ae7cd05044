import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Each schema of zod can describe itself as a JSON schema. Only the API document needs that, and it is written when the
 * contract changes, but every function would load the code for it with its first schema.
 */

const left = `
const left = () => { throw new Error('JSON schemas are left out of the functions. See infra/build/lean-zod.ts.'); };
const make = () => left;
`;

async function namesExportedBy(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \};$/gm)].map(([, name = '']) => name);
  if (declared.length === 0) throw new Error(`${file} has changed. Please review what it exports.`);
  return [...declared, ...renamed];
}

export const leanZod: Plugin = {
  name: 'lean-zod',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/ },
      async ({ path }) => {
        const names = await namesExportedBy(path);
        return { contents: `${left}export { ${names.map((name) => `make as ${name}`).join(', ')} };` };
      },
    );
  },
};

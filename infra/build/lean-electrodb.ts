import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Unchanged, ElectroDB makes every function a tenth larger and its cold start almost twice as long. It loads the SDK with
 * `require`, which keeps all of it, and it checks every model against a schema on each cold start. In the bundles we give
 * it only the commands it names and skip the check. The tests run the same models through the real check.
 */

const namespace = 'lean-electrodb';
const isElectrodb = (importer: string): boolean => /[\\/]node_modules[\\/]electrodb[\\/]/.test(importer);

/** Replaces the SDK for ElectroDB. */
const held = 'module.exports = {};';

/** Replaces ElectroDB for our own code: sets up the commands, then re-exports the original. */
const front = (commands: readonly string[]): string => `
import { ${commands.join(', ')} } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import held from '${namespace}/held';
Object.assign(held, { ${commands.join(', ')}, unmarshall });
export * from 'electrodb';
`;

/** ElectroDB also uses its validator to tell models from existing entities. */
const modelCheck = `
class Validator {
  addSchema() {}
  validate(model) {
    return { errors: '_instance' in model ? [{ property: 'model', message: 'is an entity' }] : [] };
  }
}
Validator.prototype.customFormats = {};
module.exports = { Validator };
`;

async function commandsNamedIn(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const names = [...source.matchAll(/this\.lib\.(\w+)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) throw new Error(`${file} has changed. Please review how it uses the SDK.`);
  return [...new Set(names)];
}

export const leanElectrodb: Plugin = {
  name: namespace,
  setup(build) {
    const resolveDir = build.initialOptions.absWorkingDir ?? process.cwd();
    const resolved = (path: string) => ({ path, namespace });
    build.onResolve({ filter: /^electrodb$/ }, ({ importer }) =>
      importer === 'front' ? undefined : resolved('front'),
    );
    build.onResolve({ filter: /^lean-electrodb\/held$/ }, () => resolved('held'));
    build.onResolve({ filter: /^@aws-sdk\/(lib|util)-dynamodb$/ }, ({ importer }) =>
      isElectrodb(importer) ? resolved('held') : undefined,
    );
    build.onResolve({ filter: /^jsonschema$/ }, ({ importer }) =>
      isElectrodb(importer) ? resolved('model-check') : undefined,
    );
    build.onLoad({ filter: /^held$/, namespace }, () => ({ contents: held }));
    build.onLoad({ filter: /^model-check$/, namespace }, () => ({ contents: modelCheck }));
    build.onLoad({ filter: /^front$/, namespace }, async () => {
      const client = createRequire(import.meta.url).resolve('electrodb/src/client.js');
      return { contents: front(await commandsNamedIn(client)), resolveDir };
    });
  },
};

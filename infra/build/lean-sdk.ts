import type { Plugin } from 'esbuild';

/**
 * What the SDK brings and no function uses. The client of DynamoDB can look up endpoints, which only some other databases
 * need, and brings a library to remember them: we never turn that on, so a map is enough. The credentials of a function are
 * always in its environment, in Lambda and on one machine, so it needs none of the other places to look for them.
 */

const namespace = 'lean-sdk';
const replaced: Record<string, string> = {
  'mnemonist/lru-cache':
    'export default class extends Map { constructor() { super(); } peek(key) { return this.get(key); } }',
  '@aws-sdk/credential-provider-node': 'export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";',
};

export const leanSdk: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve(
      { filter: /^(?:mnemonist\/lru-cache|@aws-sdk\/credential-provider-node)$/ },
      ({ path, resolveDir }) => ({
        path,
        namespace,
        pluginData: resolveDir,
      }),
    );
    build.onLoad({ filter: /./, namespace }, ({ path, pluginData: resolveDir }) => ({
      contents: replaced[path] ?? '',
      resolveDir,
    }));
  },
};

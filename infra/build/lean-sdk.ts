import type { Plugin } from 'esbuild';

/**
 * The client of DynamoDB can look up endpoints, which only some other databases need, and brings a library to remember
 * them. We never turn that on, so a map is enough for it.
 */

const namespace = 'lean-sdk';
const memory = 'export default class extends Map { constructor() { super(); } peek(key) { return this.get(key); } }';

export const leanSdk: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /^mnemonist\/lru-cache$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /./, namespace }, () => ({ contents: memory }));
  },
};

import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Addresses } from '../shared/api/client.ts';

/** The name that the application uses to import the addresses. */
const id = 'virtual:addresses';
const resolved = `\0${id}`;
const contract = fileURLToPath(new URL('../shared/api/index.ts', import.meta.url));

/**
 * The method and path of every call, read from the contract during the build, because its schemas are large. They are read
 * on request and not with the configuration. Otherwise, Vite would restart on each change of the contract.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return;
      const { module, dependencies } = await runnerImport<{ routes: Addresses }>(contract);
      for (const file of [contract, ...dependencies]) this.addWatchFile(file);
      const entries = Object.entries(module.routes).map(([name, { method, path }]) => [name, { method, path }]);
      return `export const addresses = ${JSON.stringify(Object.fromEntries(entries))};`;
    },
  };
}

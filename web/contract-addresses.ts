import type { Plugin } from 'vite';
import type { Addresses } from '../shared/api/client.ts';
import { routes } from '../shared/api/index.ts';

/** The name under which the application imports them. */
const id = 'virtual:addresses';
const resolved = `\0${id}`;

/** Method and path of every call, read from the contract when the application is built: its schemas are large. */
export function contractAddresses(): Plugin {
  const entries = Object.entries<Addresses[keyof Addresses]>(routes);
  const addresses = Object.fromEntries(entries.map(([name, { method, path }]) => [name, { method, path }]));
  return {
    name: 'contract-addresses',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) => (source === resolved ? `export const addresses = ${JSON.stringify(addresses)};` : undefined),
  };
}

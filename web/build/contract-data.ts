import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Addresses, ReadsBySubject } from '../../shared/api/client.ts';
import { noteSources } from './list-sources.ts';
import { loadInNode } from './load-in-node.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../shared/api/${path}`, import.meta.url));

interface Source {
  /** The contract's file that contains the data. */
  file: string;
  dataOf: (module: never) => unknown;
}

/** The virtual modules of the application, with the source of each. */
const sources: Record<string, Source> = {
  'virtual:addresses': {
    file: fileOf('index.ts'),
    dataOf: ({ routes, readsBySubject }: { routes: Addresses; readsBySubject: ReadsBySubject }) => ({
      addresses: Object.fromEntries(Object.entries(routes).map(([name, { method, path }]) => [name, { method, path }])),
      readsBySubject,
    }),
  },
  'virtual:job-fields': {
    file: fileOf('fields/job-description.ts'),
    dataOf: ({ describedJobFields }: typeof import('../../shared/api/fields/job-description.ts')) => ({
      jobFields: Object.fromEntries(
        Object.entries(describedJobFields).map(([name, { empty, part }]) => [name, { empty, part }]),
      ),
    }),
  },
  'virtual:job-labels': {
    file: fileOf('fields/job-labels.ts'),
    dataOf: ({ jobLabels }: typeof import('../../shared/api/fields/job-labels.ts')) => ({ jobLabels }),
  },
  'virtual:job-locks': {
    file: fileOf('fields/job-locks.ts'),
    dataOf: ({ openAfterAward }: typeof import('../../shared/api/fields/job-locks.ts')) => ({ openAfterAward }),
  },
  'virtual:edited-labels': {
    file: fileOf('fields/profile-labels.ts'),
    dataOf: ({
      editedRetailerLabels,
      editedInstallerLabels,
      editedJobLabels,
    }: typeof import('../../shared/api/fields/profile-labels.ts')) => ({
      editedRetailerLabels,
      editedInstallerLabels,
      editedJobLabels,
    }),
  },
};

/**
 * Provides the parts of the contract that the application needs as virtual modules, because the contract's schemas are large. The
 * plugin reads the contract when a module is requested. If Vite's configuration imported the contract, Vite would restart
 * whenever the contract changes.
 */
export function contractData(): Plugin {
  return {
    name: 'contract-data',
    resolveId: (source) => (source in sources ? `\0${source}` : undefined),
    async load(id) {
      const source = sources[id.slice(1)];
      if (!source) return;
      const { module, files } = await loadInNode(source.file);
      const read = files.map((file) => resolve(file));
      noteSources(read);
      for (const file of read) this.addWatchFile(file);
      return Object.entries(source.dataOf(module) as object)
        .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
        .join('\n');
    },
  };
}

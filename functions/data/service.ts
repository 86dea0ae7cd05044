import { Service } from 'electrodb';
import { setting } from '../env.ts';
import { documents } from './client.ts';
import { entities } from './kinds/kinds.ts';

/** They get their client once the function's environment has been read. */
const build = () => new Service(entities, { client: documents, table: setting('TABLE_NAME') });

let service: ReturnType<typeof build> | undefined;

/** Created on first use, once the function's environment has been read. */
export const table = (): ReturnType<typeof build> => {
  service ??= build();
  return service;
};

/** The entities under the names that the service uses. */
export const rows = (): ReturnType<typeof build>['entities'] => table().entities;

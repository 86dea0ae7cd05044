import { Service } from 'electrodb';
import { setting } from '../env.ts';
import { documents } from './client.ts';
import { entities } from './kinds/kinds.ts';

/** Creates the service of all entities. It needs the name of the table from the environment. */
const build = () => new Service(entities, { client: documents, table: setting('TABLE_NAME') });

let service: ReturnType<typeof build> | undefined;

/** Returns the service, which it creates on first use, once the function's environment has been read. */
export const table = (): ReturnType<typeof build> => {
  service ??= build();
  return service;
};

/** Returns the service's entities by their names. */
export const rows = (): ReturnType<typeof build>['entities'] => table().entities;

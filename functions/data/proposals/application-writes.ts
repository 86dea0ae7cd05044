import { type NamedWrite, write } from '../commit.ts';
import { applicationListKeys } from '../list-keys.ts';
import type { ApplicationRow } from '../rows.ts';

export const putApplication = (row: ApplicationRow): NamedWrite =>
  write('application', (entities) => entities.application.put({ ...row, ...applicationListKeys(row) }).commit());

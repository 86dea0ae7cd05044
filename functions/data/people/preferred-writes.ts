import { type NamedWrite, write } from '../commit.ts';
import type { PreferredRow } from '../rows.ts';

/** Lost if the installer is preferred already. */
export const putNewPreferred = (row: PreferredRow): NamedWrite =>
  write('preferred', (entities) => entities.preferred.create(row).commit());

export const deletePreferred = (userId: string, installerId: string): NamedWrite =>
  write('preferred', (entities) => entities.preferred.delete({ userId, installerId }).commit());

import type { NamedWrite } from '../commit.ts';
import type { PreferredRow } from '../rows.ts';
import { write } from '../write.ts';

/** Fails if the installer is already preferred. */
export const putNewPreferred = (row: PreferredRow): NamedWrite =>
  write('preferred', (entities) => entities.preferred.create(row).commit());

export const deletePreferred = (userId: string, installerId: string): NamedWrite =>
  write('preferred', (entities) => entities.preferred.delete({ userId, installerId }).commit());

import type { NamedWrite } from '../commit.ts';
import type { HiddenRow } from '../rows.ts';
import { write } from '../write.ts';

/** Hides a company from a user's network. Fails if it is already hidden. */
export const putNewHidden = (row: HiddenRow): NamedWrite =>
  write('hidden', (entities) => entities.hidden.create(row).commit());

export const deleteHidden = (userId: string, personId: string): NamedWrite =>
  write('hidden', (entities) => entities.hidden.delete({ userId, personId }).commit());

import type { NamedWrite } from '../commit.ts';
import type { PreferredRow } from '../rows.ts';
import { write } from '../write.ts';

/** Marks an installer as preferred. Fails if the installer is already preferred. */
export const putNewPreferred = (row: PreferredRow): NamedWrite =>
  write('preferred', (entities) => entities.preferred.create(row).commit());

export const deletePreferred = (userId: string, installerId: string): NamedWrite =>
  write('preferred', (entities) => entities.preferred.delete({ userId, installerId }).commit());

/** The name of the write that fails if the installer is not preferred, or the note has changed. */
export const noteWrite = 'note';

/** Writes the note about a preferred installer, on the condition that it has not changed since it was read. */
export const putNote = (userId: string, installerId: string, note: string, before: string): NamedWrite =>
  write(noteWrite, (entities) => {
    const row = entities.preferred.patch({ userId, installerId });
    return (note === '' ? row.remove(['note']) : row.set({ note }))
      .where((stored, { eq, notExists }) => (before === '' ? notExists(stored.note) : eq(stored.note, before)))
      .commit();
  });

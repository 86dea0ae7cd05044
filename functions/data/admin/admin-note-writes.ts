import type { NamedWrite } from '../commit.ts';
import type { AdminNoteRow } from '../rows.ts';
import { write } from '../write.ts';

export const createNote = (row: AdminNoteRow): NamedWrite =>
  write('note', (entities) => entities.adminNote.create(row).commit());

/** Deletes a note, on the condition that no other administrator has deleted it. */
export const deleteNote = ({ userId, noteId }: AdminNoteRow): NamedWrite =>
  write('note', (entities) =>
    entities.adminNote
      .delete({ userId, noteId })
      .where(({ at }, { exists }) => exists(at))
      .commit(),
  );

import type { NamedWrite } from '../commit.ts';
import type { AdminNoteRow } from '../rows.ts';
import { write } from '../write.ts';

export const createNote = (row: AdminNoteRow): NamedWrite =>
  write('note', (entities) => entities.adminNote.create(row).commit());

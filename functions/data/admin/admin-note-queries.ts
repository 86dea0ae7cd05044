import { readPage } from '../page.ts';
import type { AdminNoteRow } from '../rows.ts';
import { rows } from '../service.ts';

export async function findNote(userId: string, noteId: string): Promise<AdminNoteRow | null> {
  const { data } = await rows().adminNote.get({ userId, noteId }).go({ consistent: true });
  return data;
}

/** Returns a page of the notes about a user, newest first. A strong read, so that the author of a new note sees it. */
export const readNotesAbout = (userId: string, cursor: string | undefined) =>
  readPage<AdminNoteRow>(
    (page) =>
      rows()
        .adminNote.query.byUser({ userId })
        .go({ ...page, order: 'desc', consistent: true }),
    cursor,
  );

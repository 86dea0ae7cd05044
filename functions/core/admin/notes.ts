import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { findNote, readNotesAbout } from '../../data/admin/admin-note-queries.ts';
import { createNote, deleteNote } from '../../data/admin/admin-note-writes.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import { newId } from '../../new-id.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { saveProfile } from '../people/save-profile.ts';
import { requireCompany } from './require-company.ts';

/** The notes of administrators about a company. Only administrators read them. */

export async function listNotes(
  userId: string,
  cursor: string | undefined,
): Promise<AnswerOf<Routes['listAdminNotes']>> {
  await requireCompany(userId);
  const { items, nextCursor } = await readNotesAbout(userId, cursor);
  const authors = [...new Set(items.map(({ authorId }) => authorId))];
  const profiles = await Promise.all([readRetailerProfiles(authors), readInstallerProfiles(authors)]);
  const names = new Map(profiles.flat().map((profile) => [profile.userId, profile.contactName]));
  return {
    notes: items.map(({ noteId, authorId, text, at }) => ({ id: noteId, text, by: names.get(authorId) ?? null, at })),
    nextCursor,
  };
}

export async function addNote(actor: Actor, userId: string, text: string, request: RequestFacts): Promise<void> {
  await requireCompany(userId);
  const { now } = request;
  const row = { userId, noteId: newId(now), authorId: actor.userId, text, at: now.toISOString() };
  await saveProfile(actor, request, { writes: [createNote(row)], onLost: 'conflict', reference: userId });
}

/**
 * Removes a note, for example a wrong one. Does nothing if it is already removed. The audit keeps its text and who removed it.
 */
export async function removeNote(actor: Actor, userId: string, noteId: string, request: RequestFacts): Promise<void> {
  const [{ role }, note] = await Promise.all([requireCompany(userId), findNote(userId, noteId)]);
  if (!note) return;
  const changes = { note: { from: note.text, to: null } };
  const act = { subjectId: userId, kind: role, action: 'removeNote', actorId: actor.userId, changes } as const;
  const writes = [deleteNote(note), adminAuditWrite(act, request.now)];
  await saveProfile(actor, request, { writes, onLost: 'conflict', reference: userId });
}

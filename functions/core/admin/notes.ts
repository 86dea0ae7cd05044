import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { readNotesAbout } from '../../data/admin/admin-note-queries.ts';
import { createNote } from '../../data/admin/admin-note-writes.ts';
import { readInstallerProfiles, readRetailerProfiles } from '../../data/people/profile-queries.ts';
import { newId } from '../../new-id.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { saveProfile } from '../people/save-profile.ts';

/** What administrators note about a person, for each other. Nobody else ever reads it. */

async function requirePerson(userId: string): Promise<void> {
  if (!(await findUser(userId))) throw notFound();
}

export async function listNotes(
  userId: string,
  cursor: string | undefined,
): Promise<AnswerOf<Routes['listAdminNotes']>> {
  await requirePerson(userId);
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
  await requirePerson(userId);
  const { now } = request;
  const row = { userId, noteId: newId(now), authorId: actor.userId, text, at: now.toISOString() };
  await saveProfile(actor, request, { writes: [createNote(row)], onLost: 'conflict', reference: userId });
}

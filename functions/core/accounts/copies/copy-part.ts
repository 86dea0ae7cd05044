import type { UserRow } from '#functions/data/rows.ts';
import type { Actor } from '../../actor.ts';
import type { Gathered } from './gather-part.ts';
import { type Entry, pack } from './pack.ts';
import { readme } from './readme.ts';

/**
 * Returns an actor for the user, without administrator access. The copy of an administrator must not contain other users' data.
 */
export const actorFor = (user: UserRow): Actor => ({
  userId: user.userId,
  role: user.role,
  isAdmin: false,
  user,
  person: user,
  rank: 'owner',
  session: { tokenId: '', expiresAt: 0, signedInAt: 0 },
});

const textEntry = (name: string, text: string): Entry => ({ name, content: Buffer.from(text), isText: true });

/** Packs one part of a copy as a ZIP file. The first part has the README. */
export function packPart({ email }: UserRow, part: number, { data, files }: Gathered, now: Date): Buffer {
  const texts = [
    ...(part === 1 ? [textEntry('README.txt', readme(email, now))] : []),
    textEntry('data.json', JSON.stringify(data, null, 2)),
  ];
  return pack([...texts, ...files], now);
}

import type { UserRow } from '#functions/data/rows.ts';
import type { Actor } from '../../actor.ts';
import type { Gathered } from './gather-part.ts';
import { type Entry, pack } from './pack.ts';
import { readme } from './readme.ts';

/** As the person themselves, and nothing more: an administrator's copy holds nothing of others either. */
export const actorFor = (user: UserRow): Actor => ({
  userId: user.userId,
  role: user.role,
  isAdmin: false,
  user,
  session: { tokenId: '', expiresAt: 0, signedInAt: 0 },
});

const textEntry = (name: string, text: string): Entry => ({ name, content: Buffer.from(text), isText: true });

/** One part of a copy as a ZIP file. The first one says what the copy is. */
export function packPart({ email }: UserRow, part: number, { data, files }: Gathered, now: Date): Buffer {
  const texts = [
    ...(part === 1 ? [textEntry('README.txt', readme(email, now))] : []),
    textEntry('data.json', JSON.stringify(data, null, 2)),
  ];
  return pack([...texts, ...files], now);
}

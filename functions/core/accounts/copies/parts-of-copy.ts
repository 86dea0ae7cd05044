import { findEmail } from '#functions/data/accounts/email-queries.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { CopyPlace, UserRow } from '#functions/data/rows.ts';
import { normaliseEmail } from '../email-addresses.ts';
import { actorFor, packPart } from './copy-part.ts';
import { gatherPart } from './gather-part.ts';

async function* partsFor(user: UserRow, now: Date): AsyncGenerator<Buffer> {
  let from: CopyPlace | undefined;
  let part = 1;
  do {
    const gathered = await gatherPart(actorFor(user), from);
    yield packPart(user, part, gathered, now);
    from = gathered.next;
    part += 1;
  } while (from !== undefined);
}

/**
 * Yields the parts of a user's data copy. An operator uses this for a user who wants a copy and cannot sign in. No row records
 * the copy, so the user's account does not show it. Returns null if the address has no active account.
 */
export async function partsOfCopy(address: string, now: Date): Promise<AsyncGenerator<Buffer> | null> {
  const held = await findEmail(normaliseEmail(address));
  const user = held?.state === 'active' ? await findUser(held.userId) : null;
  return user && partsFor(user, now);
}

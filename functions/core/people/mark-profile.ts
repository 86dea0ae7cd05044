import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import { replaceInstallerProfile, replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import type { InstallerProfileRow, UserRow } from '../../data/rows.ts';
import { installerEffects, retailerEffects } from './profile-effects.ts';

const marked = <R extends { version: number }, M extends Partial<R>>(row: R, marks: M, now: Date): R => ({
  ...row,
  ...marks,
  version: row.version + 1,
  updatedAt: now.toISOString(),
});

/**
 * Returns the writes that mark an installer's profile as suspended or unlisted, or remove the mark, with the follow-up for lists,
 * figures and the search index.
 */
export function markInstaller(
  before: InstallerProfileRow,
  marks: Pick<InstallerProfileRow, 'suspendedAt'> | Pick<InstallerProfileRow, 'isUnlisted'>,
  now: Date,
): NamedWrite[] {
  const row = marked(before, marks, now);
  const effects = outboxWrite(installerEffects(before, row), now);
  return [replaceInstallerProfile(row), ...effects];
}

/**
 * Returns the writes that set or remove the time of a suspension in the profile, where lists read it, with the follow-ups. An
 * account without a profile needs no writes.
 */
export async function markProfile(
  { userId, role }: UserRow,
  suspendedAt: string | undefined,
  now: Date,
): Promise<NamedWrite[]> {
  if (role === 'retailer') {
    const before = await findRetailerProfile(userId);
    if (!before) return [];
    const row = marked(before, { suspendedAt }, now);
    return [replaceRetailerProfile(row), ...outboxWrite(retailerEffects(before, row), now)];
  }
  const before = await findInstallerProfile(userId);
  return before ? markInstaller(before, { suspendedAt }, now) : [];
}

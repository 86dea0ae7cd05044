import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import { replaceInstallerProfile, replaceRetailerProfile } from '../../data/people/profile-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { installerMoved } from '../map/map-moves.ts';
import { installerEffects, retailerEffects } from './profile-effects.ts';

interface Marked {
  row: { version: number; suspendedAt?: string | undefined } | null;
  writes: NamedWrite[];
}

const marked = <R extends { version: number }>(row: R, suspendedAt: string | undefined, now: Date): R => ({
  ...row,
  suspendedAt,
  version: row.version + 1,
  updatedAt: now.toISOString(),
});

/** The mark that lists show, and what follows for the figures, the map and the words. Somebody may have no profile yet. */
export async function markProfile(
  { userId, role }: UserRow,
  suspendedAt: string | undefined,
  now: Date,
): Promise<Marked> {
  if (role === 'retailer') {
    const before = await findRetailerProfile(userId);
    if (!before) return { row: null, writes: [] };
    const row = marked(before, suspendedAt, now);
    return { row, writes: [replaceRetailerProfile(row), ...outboxWrite(retailerEffects(before, row), now)] };
  }
  const before = await findInstallerProfile(userId);
  if (!before) return { row: null, writes: [] };
  const row = marked(before, suspendedAt, now);
  const effects = outboxWrite(installerEffects(before, row), now);
  return { row, writes: [replaceInstallerProfile(row), ...installerMoved(before, row).writes, ...effects] };
}

import { readMany } from '../read-many.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../rows.ts';
import { rows } from '../service.ts';

/** A strong read, so that users see their last change, and others no longer see what was just hidden. */
export async function findRetailerProfile(userId: string): Promise<RetailerProfileRow | null> {
  const { data } = await rows().retailerProfile.get({ userId }).go({ consistent: true });
  return data;
}

/** A strong read, for the same reasons. */
export async function findInstallerProfile(userId: string): Promise<InstallerProfileRow | null> {
  const { data } = await rows().installerProfile.get({ userId }).go({ consistent: true });
  return data;
}

/** Reads profiles for the cards of a list. They may be a moment old. Consistent reads are current and cost twice as much. */
export const readInstallerProfiles = (userIds: readonly string[], consistent = false): Promise<InstallerProfileRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().installerProfile.get(open).go({ consistent }),
  );

/** The same of retailers. */
export const readRetailerProfiles = (userIds: readonly string[], consistent = false): Promise<RetailerProfileRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().retailerProfile.get(open).go({ consistent }),
  );

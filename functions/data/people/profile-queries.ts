import { readMany } from '../read-many.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a retailer's profile. A strong read, so that users see their last change, and others no longer see hidden values. */
export async function findRetailerProfile(userId: string): Promise<RetailerProfileRow | null> {
  const { data } = await rows().retailerProfile.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns an installer's profile. A strong read, as in `findRetailerProfile`. */
export async function findInstallerProfile(userId: string): Promise<InstallerProfileRow | null> {
  const { data } = await rows().installerProfile.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns installers' profiles, for lists. They may be a moment old unless `consistent` is set, which costs twice as much. */
export const readInstallerProfiles = (userIds: readonly string[], consistent = false): Promise<InstallerProfileRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().installerProfile.get(open).go({ consistent }),
  );

/** Returns retailers' profiles, for lists. They may be a moment old unless `consistent` is set, which costs twice as much. */
export const readRetailerProfiles = (userIds: readonly string[], consistent = false): Promise<RetailerProfileRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().retailerProfile.get(open).go({ consistent }),
  );

import type { NamedWrite } from '../commit.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../rows.ts';
import { write } from '../write.ts';

/** Lost if the person has a profile already. */
export const putNewRetailerProfile = (row: RetailerProfileRow): NamedWrite =>
  write('profile', (entities) => entities.retailerProfile.create(row).commit());

/** The row as it will be, on condition that it still is the version before. */
export const replaceRetailerProfile = (row: RetailerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.retailerProfile
      .put(row)
      .where(({ version }, { eq }) => eq(version, row.version - 1))
      .commit(),
  );

/** Lost if the person has a profile already. */
export const putNewInstallerProfile = (row: InstallerProfileRow): NamedWrite =>
  write('profile', (entities) => entities.installerProfile.create(row).commit());

/** The row as it will be, on condition that it still is the version before. */
export const replaceInstallerProfile = (row: InstallerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.installerProfile
      .put(row)
      .where(({ version }, { eq }) => eq(version, row.version - 1))
      .commit(),
  );

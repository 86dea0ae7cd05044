import type { Role } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../commit.ts';
import type { InstallerProfileRow, RetailerProfileRow } from '../rows.ts';
import { write } from '../write.ts';

/** Creates a retailer's profile. Fails if the user already has one. */
export const putNewRetailerProfile = (row: RetailerProfileRow): NamedWrite =>
  write('profile', (entities) => entities.retailerProfile.create(row).commit());

/** Writes the whole new row, on the condition that the stored one is still the previous version. */
export const replaceRetailerProfile = (row: RetailerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.retailerProfile
      .put(row)
      .where(({ version }, { eq }) => eq(version, row.version - 1))
      .commit(),
  );

/** Creates an installer's profile. Fails if the user already has one. */
export const putNewInstallerProfile = (row: InstallerProfileRow): NamedWrite =>
  write('profile', (entities) => entities.installerProfile.create(row).commit());

/** Writes the whole new row, on the condition that the stored one is still the previous version. */
export const replaceInstallerProfile = (row: InstallerProfileRow): NamedWrite =>
  write('profile', (entities) =>
    entities.installerProfile
      .put(row)
      .where(({ version }, { eq }) => eq(version, row.version - 1))
      .commit(),
  );

/** The name of the condition that fails once the company has another name. */
export const sameNameWrite = 'company name';

/**
 * Stops a transaction that copies a company's name if the name has changed. Otherwise a copy that is written during a rename
 * would keep the old name.
 */
export const onlyWhileNamed = (userId: string, role: Role, name: string): NamedWrite =>
  write(sameNameWrite, (entities) =>
    role === 'retailer'
      ? entities.retailerProfile
          .check({ userId })
          .where(({ companyName }, { eq }) => eq(companyName, name))
          .commit()
      : entities.installerProfile
          .check({ userId })
          .where(({ companyName }, { eq }) => eq(companyName, name))
          .commit(),
  );

/** The name of the conditions that fail once an installer's profile or suspension has changed. */
export const profileVersionWrite = 'profile version';

/** Stops a transaction unless the profile still has this version. */
export const onlyWhileProfileAt = (userId: string, expected: number): NamedWrite =>
  write(profileVersionWrite, (entities) =>
    entities.installerProfile
      .check({ userId })
      .where(({ version }, { eq }) => eq(version, expected))
      .commit(),
  );

/**
 * Stops a transaction if the account is suspended. It checks the account, because follow-up work marks the profile as suspended
 * only a moment later.
 */
export const onlyWhileNotSuspended = (userId: string): NamedWrite =>
  write(profileVersionWrite, (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

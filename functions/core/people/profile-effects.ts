import type { Effects, InstallerProfileRow, RetailerProfileRow } from '../../data/rows.ts';
import { activeInstallersMoved } from '../figures/public-figures.ts';
import { installerRenamed, retailerRenamed } from '../search/administrators/words-of.ts';
import { installerRelistEffects } from '../search/directory/relist-effects.ts';

/** The follow-ups of a changed profile, for the owner's changes and an administrator's. */

const renamed = (
  before: { companyName: string } | null,
  after: { companyName: string; userId: string },
  role: 'retailer' | 'installer',
): Effects =>
  before !== null && before.companyName !== after.companyName
    ? { followUp: { kind: 'renameCompany', userId: after.userId, role } }
    : {};

export const retailerEffects = (before: RetailerProfileRow | null, after: RetailerProfileRow): Effects => ({
  ...retailerRenamed(before, after),
  ...renamed(before, after, 'retailer'),
});

export const installerEffects = (before: InstallerProfileRow | null, after: InstallerProfileRow): Effects => ({
  ...activeInstallersMoved(before, after),
  ...installerRelistEffects(before, after),
  ...installerRenamed(before, after),
  ...renamed(before, after, 'installer'),
});

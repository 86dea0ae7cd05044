import { lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { readDaysOff } from '../../data/calendar/day-off-queries.ts';
import { readOwnList } from '../../data/lists/list-queries.ts';
import type { ListedOwnJob } from '../../data/lists/own-job.ts';
import { readCredentials } from '../../data/people/credential-queries.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { CredentialRow, InstallerProfileRow } from '../../data/rows.ts';

/** The facts about an installer on which the plan of every one of their jobs depends. */
export interface InstallerDays {
  jobs: readonly ListedOwnJob[];
  daysOff: readonly string[];
  profile: InstallerProfileRow | null;
  wallet: readonly CredentialRow[];
}

/** Reads the facts for plans that begin on the civil date `today` or later. */
export async function readInstallerDays(installerId: string, today: string): Promise<InstallerDays> {
  const [jobs, daysOff, profile, wallet] = await Promise.all([
    readOwnList(installerId),
    readDaysOff(installerId, today, lastScheduleDay(today)),
    findInstallerProfile(installerId),
    readCredentials(installerId, true),
  ]);
  return { jobs, daysOff, profile, wallet };
}

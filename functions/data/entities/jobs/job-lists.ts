import { hasTerms, type StoredJobStatus } from '#shared/domain/jobs/job.ts';
import { type InstallerTab, installerTabOf, type RetailerTab, retailerTabOf } from '#shared/domain/jobs/lifecycle.ts';
import type { ListKeys } from '../kind.ts';
import type { JobCardRow, JobTimesRow } from './job-rows.ts';

const undatedLast = '9999-12-31';

export const jobLists = {
  ownerTab: (retailerId: string, tab: Exclude<RetailerTab, 'all'>) => `owner#${retailerId}#${tab}`,
  owner: (retailerId: string) => `owner#${retailerId}`,
  installerTab: (installerId: string, tab: Exclude<InstallerTab, 'all' | 'offered'>) =>
    `installer#${installerId}#${tab}`,
  installer: (installerId: string) => `installer#${installerId}`,
  publicJobs: () => 'public',
};

/** The attributes that determine which lists contain a job. */
interface Listable {
  jobId: string;
  retailerId: string;
  status: StoredJobStatus;
  isPublic: boolean;
  isHeld?: boolean | undefined;
  isUnlisted?: boolean | undefined;
  deleted?: boolean | undefined;
  assignedInstallerId?: string | undefined;
  installationDate?: string | undefined;
  card: JobCardRow;
  times: JobTimesRow;
  createdAt: string;
}

/** Returns the keys of the lists that contain a job. */
export function jobListKeys(job: Listable): ListKeys {
  if (job.deleted) return {};
  const byAge = `${job.createdAt}#${job.jobId}`;
  const byDate = `${job.installationDate ?? undatedLast}#${job.jobId}`;
  const order = (tab: string) => (tab === 'booked' ? byDate : byAge);
  const ownerTab = retailerTabOf(job.status);
  const installerTab = installerTabOf(job.status);
  const keys: ListKeys = { list2pk: jobLists.owner(job.retailerId), list2sk: byAge };
  if (ownerTab) Object.assign(keys, { list1pk: jobLists.ownerTab(job.retailerId, ownerTab), list1sk: order(ownerTab) });
  if (job.assignedInstallerId) {
    Object.assign(keys, { list4pk: jobLists.installer(job.assignedInstallerId), list4sk: byAge });
    if (installerTab && installerTab !== 'offered')
      Object.assign(keys, {
        list3pk: jobLists.installerTab(job.assignedInstallerId, installerTab),
        list3sk: order(installerTab),
      });
  } else if (job.status === 'posted' && job.isPublic && !job.isHeld && !job.isUnlisted && hasTerms(job.card)) {
    Object.assign(keys, {
      list3pk: jobLists.publicJobs(),
      list3sk: `${job.times.postedAt ?? job.createdAt}#${job.jobId}`,
    });
  }
  return keys;
}

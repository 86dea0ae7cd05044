import { findOwnTabCounts } from '#functions/data/figures/tab-counts-queries.ts';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readOwnList } from '#functions/data/lists/list-queries.ts';
import type { JobRow, TabCountsRow, UserRow } from '#functions/data/rows.ts';
import { type Closing, type ClosingJob, closingOf, tabsDeleted, tabsUnderWay } from '#shared/domain/jobs/closing.ts';
import { retailerTabOf } from '#shared/domain/jobs/lifecycle.ts';

/** Decides which jobs end with their owner's account, and which block its deletion. */

type Person = Pick<UserRow, 'userId' | 'role'>;

export const closingJob = ({ status, assignedInstallerId, wasAwarded }: JobRow): ClosingJob => ({
  status,
  isAssigned: assignedInstallerId !== undefined,
  wasAwarded: wasAwarded === true,
});

export const closingOfRow = ({ role }: Person, job: JobRow): Closing => closingOf(role, closingJob(job));

const sumOf = (counts: TabCountsRow | null, tabs: readonly (keyof TabCountsRow)[]): number =>
  tabs.reduce((sum, tab) => sum + Number(counts?.[tab] ?? 0), 0);

type TabUnderWay = (typeof tabsUnderWay)[number];
const isUnderWay = (tab: string | null): tab is TabUnderWay => tabsUnderWay.some((each) => each === tab);

/**
 * The most jobs in `stranded` that one transaction can check. Any further ones block the deletion. Only an administrator's edit
 * can leave a job under way without an installer, so more are not expected.
 */
const mostStranded = 40;

export interface EndingJobs {
  counts: TabCountsRow | null;
  /** The jobs under way without an installer. They do not block the deletion. */
  stranded: JobRow[];
  /** The stranded jobs by tab. */
  strandedIn: Partial<Record<TabUnderWay, number>>;
  blocking: number;
  /** The number of jobs that are deleted or cancelled with the account. */
  ending: number;
}

async function readStranded({ userId }: Person): Promise<JobRow[]> {
  const listed = (await readOwnList(userId)).filter(
    ({ status, otherPartyId }) => !otherPartyId && isUnderWay(retailerTabOf(status)),
  );
  const jobs = await findJobRows(listed.map(({ id }) => id));
  return [...jobs.values()]
    .filter((job) => job.assignedInstallerId === undefined && isUnderWay(retailerTabOf(job.status)))
    .slice(0, mostStranded);
}

/** Counts the jobs by the owner's tab counts, which are exact. Reads a retailer's jobs only if the counts show any under way. */
export async function countEndingJobs(person: Person): Promise<EndingJobs> {
  const counts = await findOwnTabCounts(person.userId);
  const underWay = sumOf(counts, tabsUnderWay);
  const stranded = underWay > 0 && person.role === 'retailer' ? await readStranded(person) : [];
  const strandedIn: EndingJobs['strandedIn'] = {};
  for (const { status } of stranded) {
    const tab = retailerTabOf(status);
    if (isUnderWay(tab)) strandedIn[tab] = (strandedIn[tab] ?? 0) + 1;
  }
  return {
    counts,
    stranded,
    strandedIn,
    blocking: underWay - stranded.length,
    ending: sumOf(counts, tabsDeleted) + stranded.length,
  };
}

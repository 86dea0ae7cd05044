import * as z from 'zod';
import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import type { ListedOwnJob } from '#functions/data/lists/own-job.ts';
import { uuid } from '#shared/api/fields/common-fields.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { type InstallerTab, isUnderInstallerTab } from '#shared/domain/jobs/lifecycle.ts';
import type { Actor } from '../../actor.ts';
import { cardFor } from '../../jobs/views/job-card.ts';
import { readVisibleJobs, seesAssignedJob } from '../../visible-jobs.ts';
import { cursorsOf } from '../directory/rank-cursor.ts';

/** Lists the jobs of a person who only sees those they are on. Reads the company's whole list and filters it in memory. */

const pageSize = 25;
const cursors = cursorsOf(z.object({ id: uuid }));

/** Returns the order of a tab: scheduled jobs by date, soonest first, and all others newest first. */
const orderOf = (tab: InstallerTab) => (one: ListedOwnJob, other: ListedOwnJob) =>
  (tab === 'booked' ? (one.installationDate ?? '').localeCompare(other.installationDate ?? '') : 0) ||
  other.createdAt.localeCompare(one.createdAt) ||
  one.id.localeCompare(other.id);

/** Returns a page of the jobs the caller is on, for one tab. If the cursor's job has left the tab, returns the first page. */
export async function listTeamJobs(
  actor: Actor,
  tab: InstallerTab,
  cursor?: string,
): Promise<AnswerOf<Routes['listInstallerJobs']>> {
  const after = cursor === undefined ? null : cursors.read(cursor).id;
  const found = (await readVisibleJobs(actor))
    .filter(({ status }) => isUnderInstallerTab(tab, status))
    .sort(orderOf(tab));
  const start = found.findIndex(({ id }) => id === after) + 1;
  const page = found.slice(start, start + pageSize);
  const rows = await findJobRows(page.map(({ id }) => id));
  const last = page.at(-1);
  return {
    jobs: page.flatMap(({ id }) => {
      const job = rows.get(id);
      // The list may be a moment older than the job, so the job's own row decides.
      return job?.assignedInstallerId === actor.userId && seesAssignedJob(actor, job) ? [cardFor(job, 'assignee')] : [];
    }),
    nextCursor: last && found.length > start + page.length ? cursors.after(last) : null,
  };
}

import { hasLeft } from '#shared/domain/jobs/job.ts';
import { applicationLists } from '../entities/jobs/application-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { ApplicationRow } from '../rows.ts';
import { rows } from '../service.ts';
import { readNewestFirst } from './newest-first.ts';

interface Page {
  items: ApplicationRow[];
  nextCursor: string | null;
}

export async function findApplication(jobId: string, installerId: string): Promise<ApplicationRow | null> {
  const { data } = await rows().application.get({ jobId, installerId }).go({ consistent: true });
  return data;
}

/**
 * Returns every application for a job, however many there are. Only follow-ups and the worklist use this. The worklist needs the
 * oldest applications, and pages begin with the newest.
 */
export async function readApplicationsOf(jobId: string): Promise<ApplicationRow[]> {
  const { data } = await rows().application.query.byJob({ jobId }).go({ consistent: true, pages: 'all' });
  return data;
}

/** Returns a page of a job's applications, newest first. `count` is the total number. */
export const readApplicationPage = (jobId: string, count: number, cursor?: string): Promise<Page> =>
  readNewestFirst<ApplicationRow>(count, cursor, {
    atOnce: (page) =>
      rows()
        .application.query.byJob({ jobId })
        .go({ ...page, consistent: true }),
    listed: (page) =>
      rows()
        .application.query.newestOfJob({ list2pk: applicationLists.applicants(jobId) })
        .go({ ...page, order: 'desc', hydrate: true }),
  });

/** Returns a page of an installer's applications, newest first. */
export const readApplicationPageOfInstaller = (installerId: string, cursor?: string): Promise<Page> =>
  readPage<ApplicationRow>(
    (page) =>
      rows()
        .application.query.byInstaller({ list1pk: applicationLists.applicant(installerId) })
        .go({ ...page, order: 'desc' }),
    cursor,
  );

/** Returns the ids of the jobs that an installer has applied for, without those that the installer has left. */
export async function readAppliedJobs(installerId: string): Promise<Set<string>> {
  const list1pk = applicationLists.applicant(installerId);
  const { data } = await rows().application.query.byInstaller({ list1pk }).go({ pages: 'all' });
  return new Set(data.flatMap(({ jobId, status }) => (hasLeft(status) ? [] : jobId)));
}

/** Returns the applications with these keys, in any status. A decision needs a consistent read, and a list does not. */
export const readApplications = (
  keys: readonly { jobId: string; installerId: string }[],
  consistent = true,
): Promise<ApplicationRow[]> => readMany(keys, (open) => rows().application.get(open).go({ consistent }));

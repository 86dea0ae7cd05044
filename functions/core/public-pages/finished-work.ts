import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { isAcceptedWork } from '#shared/domain/jobs/shown-photo.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { findObject } from '../../data/files/object-queries.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import { findShownPhoto, readRequirementsOf, readShownPhotosOf } from '../../data/jobs/shown-photo-queries.ts';
import type { JobRow, ShownPhotoRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { downloadUrl } from '../files/download-url.ts';
import { roleOnPage, viewCompleted } from './public-people.ts';

/** The photos of finished work on company pages. Visitors see them, so every read checks each photo again. */

interface Shown {
  row: ShownPhotoRow;
  job: JobRow;
}

const isOf = (row: ShownPhotoRow, job: JobRow): boolean =>
  isAcceptedWork(job.status) && job.retailerId === row.retailerId && job.assignedInstallerId === row.installerId;

/** Leaves out a photo if its job or file has changed, or if one of its two companies is suspended or has closed its account. */
async function stillShown(rows: readonly ShownPhotoRow[]): Promise<Shown[]> {
  const people = [...new Set(rows.flatMap(({ retailerId, installerId }) => [retailerId, installerId]))];
  const [jobs, requirements, users] = await Promise.all([
    findJobRows(rows.map(({ jobId }) => jobId)),
    readRequirementsOf(rows),
    readUsers(people),
  ]);
  const keys = new Set(requirements.flatMap(({ files }) => files.map(({ objectKey }) => objectKey)));
  const present = new Set(
    users.filter(({ suspended, closedAt }) => !suspended && closedAt === undefined).map(({ userId }) => userId),
  );
  return rows.flatMap((row) => {
    const job = jobs.get(row.jobId);
    const isShown =
      job !== undefined &&
      row.state === 'shown' &&
      isOf(row, job) &&
      keys.has(row.objectKey) &&
      present.has(row.retailerId) &&
      present.has(row.installerId);
    return isShown ? [{ row, job }] : [];
  });
}

/** Returns a page of photos. A page may be short, but is only empty if no photos follow. */
export async function listFinishedWork(
  actor: Actor | null,
  userId: string,
  cursor: string | undefined,
): Promise<AnswerOf<Routes['listFinishedWork']>> {
  const role = await roleOnPage(actor, userId);
  let from = cursor;
  while (true) {
    const { items, nextCursor } = await readShownPhotosOf(userId, role, from);
    const shown = await stillShown(items);
    if (shown.length > 0 || nextCursor === null)
      return { photos: shown.map(({ row, job }) => ({ id: row.photoId, ...viewCompleted(job) })), nextCursor };
    from = nextCursor;
  }
}

/** Returns a short-lived URL of the photo. Other files of the job keep their access rule. */
export async function finishedWorkAddress(photoId: string): Promise<string> {
  const row = await findShownPhoto(photoId);
  const [shown] = row ? await stillShown([row]) : [];
  const object = shown ? await findObject(shown.row.objectKey) : null;
  if (object?.state !== 'stored') throw notFound();
  return downloadUrl(object, { download: false });
}

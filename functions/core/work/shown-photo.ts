import type { Role } from '#shared/domain/jobs/job.ts';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { findObject } from '../../data/files/object-queries.ts';
import { putShownPhoto } from '../../data/jobs/shown-photo-writes.ts';
import type { RequirementRow, ShownPhotoRow } from '../../data/rows.ts';
import { newId } from '../../new-id.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { AwardedJob } from '../jobs/awarded-job.ts';
import { type Changer, runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { otherParty } from './other-party.ts';

/** Both parties of a paid job agree to show one of its photos on their company pages. Either party can remove it. */

const roleIn = ({ relations }: JobAccess): Role => (relations.includes('owner') ? 'retailer' : 'installer');

const companyOf = ({ card }: AwardedJob, role: Role): string =>
  role === 'retailer' ? card.retailerCompany : card.assignedCompany;

/** Returns the job's photo for company pages. The lifecycle has already checked that there is one. */
function photoOf({ shownPhoto }: JobAccess): ShownPhotoRow {
  if (!shownPhoto) throw new Refusal('internal');
  return shownPhoto;
}

/** Returns the requirement that has this photo. Refuses any other file, for example a document or a photo of another job. */
async function requirementWith(requirements: readonly RequirementRow[], objectKey: string): Promise<RequirementRow> {
  const requirement = requirements.find(
    ({ type, files }) => type === 'photo' && files.some((file) => file.objectKey === objectKey),
  );
  const object = requirement ? await findObject(objectKey) : null;
  if (!requirement || object?.state !== 'stored' || !object.contentType?.startsWith('image/'))
    throw invalid('fileUrl', "Choose one of the job's photos");
  return requirement;
}

export const askToShowPhoto = (changer: Changer, access: JobAccess, fileUrl: string): Promise<JobAccess> =>
  runTransition(changer, access, 'askToShowPhoto', async ({ access: current, job, at, now }) => {
    const objectKey = objectKeyIn(fileUrl) ?? '';
    const { requirementId } = await requirementWith(current.requirements, objectKey);
    const askedBy = roleIn(current);
    const shownPhoto: ShownPhotoRow = {
      jobId: job.jobId,
      photoId: newId(now),
      requirementId,
      objectKey,
      retailerId: job.retailerId,
      installerId: job.assignedInstallerId,
      askedBy,
      state: 'asked',
      asks: (current.shownPhoto?.asks ?? 0) + 1,
      askedAt: at,
      finishedAt: job.times.completedAt ?? at,
    };
    const text = `${companyOf(job, askedBy)} asks to show a photo of this job on both company pages.`;
    return {
      job,
      rows: { shownPhoto },
      writes: [putShownPhoto(shownPhoto)],
      effects: [notify(job, otherParty(job, changer.actor.userId), 'job', 'Photo for company pages', text)],
    };
  });

interface PhotoAnswer {
  photoId: string;
  isAllowed: boolean;
}

/** Allows or declines the photo. Refuses if the other company has since asked for another photo than `photoId`. */
export const answerShownPhoto = (
  changer: Changer,
  access: JobAccess,
  { photoId, isAllowed }: PhotoAnswer,
): Promise<JobAccess> =>
  runTransition(changer, access, 'answerShownPhoto', ({ access: current, job, at }) => {
    const asked = photoOf(current);
    if (asked.photoId !== photoId)
      throw new Refusal('conflict', { message: 'The other company now asks to show a different photo.' });
    const shownPhoto: ShownPhotoRow = { ...asked, state: isAllowed ? 'shown' : 'declined', answeredAt: at };
    const company = companyOf(job, roleIn(current));
    const other = otherParty(job, changer.actor.userId);
    return {
      job,
      rows: { shownPhoto },
      writes: [putShownPhoto(shownPhoto)],
      effects: [
        isAllowed
          ? notify(job, other, 'job', 'Photo allowed', `${company} allowed the photo. Both company pages show it now.`)
          : notify(job, other, 'job', 'Photo declined', `${company} declined the photo for the company pages.`),
      ],
      details: { isAllowed },
    };
  });

const removal = (job: AwardedJob, userId: string, by: string) =>
  notify(job, userId, 'job', 'Photo removed', `${by} removed the photo of this job from the company pages.`);

/** Removes the photo from both company pages, or withdraws an unanswered request to show it. */
export const removeShownPhoto = (changer: Changer, access: JobAccess): Promise<JobAccess> =>
  runTransition(changer, access, 'removeShownPhoto', ({ access: current, job }) => {
    const shownPhoto: ShownPhotoRow = { ...photoOf(current), state: 'removed' };
    const other = otherParty(job, changer.actor.userId);
    return {
      job,
      rows: { shownPhoto },
      writes: [putShownPhoto(shownPhoto)],
      effects: [removal(job, other, companyOf(job, roleIn(current)))],
    };
  });

/** Removes the photo for an administrator, and bars the job from showing another one. Notifies both parties. */
export const barShownPhoto = (changer: Changer, access: JobAccess): Promise<JobAccess> =>
  runTransition(changer, access, 'removeShownPhoto', ({ access: current, job, now }) => {
    const before = photoOf(current);
    const shownPhoto: ShownPhotoRow = { ...before, state: 'barred' };
    const { actor } = changer;
    const act = {
      subjectId: job.jobId,
      kind: 'job',
      action: 'edit',
      actorId: actor.userId,
      changes: { shownPhoto: { from: before.state, to: 'removed' } },
    } as const;
    const parties = [job.retailerId, job.assignedInstallerId].filter((userId) => userId !== actor.userId);
    return {
      job,
      rows: { shownPhoto },
      writes: [putShownPhoto(shownPhoto), adminAuditWrite(act, now)],
      effects: parties.map((userId) => removal(job, userId, 'An administrator')),
      details: { byAdministrator: true },
    };
  });

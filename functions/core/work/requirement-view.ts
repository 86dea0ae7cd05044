import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { childId } from '#shared/domain/ids.ts';
import type { DocumentRow, RequirementRow } from '../../data/rows.ts';
import { readHandIns } from '../../data/work/document-queries.ts';
import type { Actor } from '../actor.ts';
import { objectPath } from '../files/file-names.ts';
import { isParty, type JobAccess } from '../jobs/access/job-access.ts';

type RequirementView = AnswerOf<Routes['listRequirements']>['requirements'][number];

/** Shows a requirement. The parties also see whether it is complete, and its files. */
export function viewRequirement(row: RequirementRow, forParty: boolean): RequirementView {
  const open = {
    id: childId(row.jobId, row.requirementId),
    jobId: row.jobId,
    type: row.type,
    label: row.label,
    required: row.required,
  };
  if (!forParty) return open;
  const [first] = row.files;
  return {
    ...open,
    completed: row.completed,
    completedAt: row.completedAt ?? null,
    fileUrl: first ? objectPath(first.objectKey) : null,
    fileName: first?.fileName ?? null,
    photos:
      row.type === 'photo'
        ? row.files.map(({ objectKey, fileName, caption }) => ({
            fileUrl: objectPath(objectKey),
            fileName,
            caption: caption ?? '',
          }))
        : [],
    returnedReason: row.returnedReason ?? null,
  };
}

/** Returns the earlier files. An installer sees their own, not those of an earlier installer. */
function versionsOf(row: RequirementRow, handIns: readonly DocumentRow[]): NonNullable<RequirementView['versions']> {
  const current = new Set(row.files.map(({ objectKey }) => objectKey));
  return handIns
    .filter(({ requirementId, objectKey }) => requirementId === row.requirementId && !current.has(objectKey))
    .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
    .map(({ objectKey, fileName, caption, uploadedAt, returnedAt, returnedReason }) => ({
      fileUrl: objectPath(objectKey),
      fileName,
      caption: caption ?? '',
      uploadedAt,
      returnedAt: returnedAt ?? null,
      returnedReason: returnedReason ?? null,
    }));
}

/** Adds the time when each photo was submitted. */
function withTimes({ photos = [], ...view }: RequirementView, handIns: readonly DocumentRow[]): RequirementView {
  const times = new Map(handIns.map(({ objectKey, uploadedAt }) => [objectPath(objectKey), uploadedAt]));
  return {
    ...view,
    photos: photos.map((photo) => {
      const uploadedAt = times.get(photo.fileUrl);
      return uploadedAt === undefined ? photo : { ...photo, uploadedAt };
    }),
  };
}

export function viewRequirements(access: JobAccess, handIns: readonly DocumentRow[] = []): RequirementView[] {
  const seesAll = isParty(access) || access.relations.includes('admin');
  return access.requirements.map((row) => ({
    ...(seesAll ? withTimes(viewRequirement(row, true), handIns) : viewRequirement(row, false)),
    ...(seesAll ? { versions: versionsOf(row, handIns) } : {}),
  }));
}

/**
 * Lists the requirements. Reads the submitted files only for the parties and administrators, and not for a job that was never
 * posted. An installer only sees the files that they uploaded.
 */
export async function listRequirements(actor: Actor, access: JobAccess): Promise<RequirementView[]> {
  const { jobId, times } = access.job;
  const isOnRecord = (isParty(access) || access.relations.includes('admin')) && times.postedAt !== undefined;
  const handIns =
    isOnRecord && access.requirements.some(({ type }) => type !== 'checkbox') ? await readHandIns(jobId) : [];
  const isAssignee = access.relations.includes('assignee');
  return viewRequirements(
    access,
    isAssignee ? handIns.filter(({ uploadedBy }) => uploadedBy === actor.userId) : handIns,
  );
}

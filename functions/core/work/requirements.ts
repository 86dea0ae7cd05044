import { objectKeyIn, uploadLimits } from '#shared/domain/uploads.ts';
import { attachObject } from '../../data/files/object-writes.ts';
import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import type { ObjectRow, RequirementRow } from '../../data/rows.ts';
import { readHandIns } from '../../data/work/document-queries.ts';
import { recordDocument, recordReturn } from '../../data/work/document-writes.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';
import { type FileRule, imageRule, pdfRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';
import { notify } from '../notifications/notify.ts';

/** The file that a completed requirement needs. A checkbox needs none. */
const fileRules: Record<RequirementRow['type'], FileRule | null> = {
  checkbox: null,
  file_upload: pdfRule('fileUrl', uploadLimits.requirementFile),
  photo: imageRule('fileUrl', uploadLimits.requirementPhoto),
};

const requirementIn = (access: JobAccess, requirementId: string): RequirementRow => {
  const row = access.requirements.find((each) => each.requirementId === requirementId);
  if (!row) throw notFound();
  return row;
};

const replaced = (rows: readonly RequirementRow[], row: RequirementRow): RequirementRow[] =>
  rows.map((each) => (each.requirementId === row.requirementId ? row : each));

const openOf = (rows: readonly RequirementRow[]): number => rows.filter((row) => !row.completed).length;

async function keepFile(
  changer: Changer,
  access: JobAccess,
  row: RequirementRow,
  fileUrl: string | null | undefined,
): Promise<ObjectRow | null> {
  const rule = fileRules[row.type];
  if (!rule) {
    if (fileUrl) throw invalid('fileUrl', 'You cannot add a file to a checkbox');
    return null;
  }
  const named = fileUrl ? objectKeyIn(fileUrl) : null;
  if (!fileUrl || !named)
    throw invalid('fileUrl', row.type === 'photo' ? 'Please upload a photo' : 'Please upload a PDF document');
  const object = await keepObject(changer.actor, fileUrl, rule, changer.request.now);
  const elsewhere = object.attachedTo !== undefined && object.attachedTo !== access.job.jobId;
  const usedTwice = access.requirements.some(
    (each) => each.objectKey === named && each.requirementId !== row.requirementId,
  );
  if (elsewhere || usedTwice) throw invalid('fileUrl', 'This file is already in use elsewhere');
  return object;
}

/** Completes a requirement, with the file its type needs, or reopens it. */
export async function completeRequirement(
  changer: Changer,
  access: JobAccess,
  requirementId: string,
  input: { completed: boolean; fileUrl?: string | null | undefined },
): Promise<RequirementRow> {
  const after = await changeJob(changer, access, 'completeRequirement', async ({ access: current, job, at }) => {
    const row = requirementIn(current, requirementId);
    const { completedAt: _at, objectKey: _key, fileName: _name, returnedReason: _why, ...kept } = row;
    const object = input.completed ? await keepFile(changer, current, row, input.fileUrl) : null;
    const changed: RequirementRow = input.completed
      ? {
          ...kept,
          completed: true,
          completedAt: at,
          ...(object ? { objectKey: object.objectKey, fileName: object.fileName ?? row.label } : {}),
        }
      : { ...kept, completed: false };
    const requirements = replaced(current.requirements, changed);
    const isNewFile = object !== null && object.objectKey !== row.objectKey;
    return {
      job: { ...job, openRequirements: openOf(requirements) },
      rows: { requirements },
      writes: [
        putRequirement(changed),
        ...(isNewFile
          ? [
              attachObject(object.objectKey, changer.actor.userId, { id: job.jobId, as: 'requirement' }),
              recordDocument(row, object, at),
            ]
          : []),
      ],
      details: { requirementId, completed: input.completed },
    };
  });
  return requirementIn(after, requirementId);
}

/** The owner requests changes and says why. A completed job goes back to In Progress. A pending payment request stays. */
export async function returnRequirement(
  changer: Changer,
  access: JobAccess,
  requirementId: string,
  reason: string,
): Promise<RequirementRow> {
  const after = await changeJob(changer, access, 'returnRequirement', async ({ access: current, job, at }) => {
    const row = requirementIn(current, requirementId);
    if (!row.completed) throw new Refusal('wrong_state', { message: 'This requirement is already open.' });
    const { completedAt: _at, objectKey: _key, fileName: _name, ...kept } = row;
    const handIns = row.objectKey ? await readHandIns(job.jobId) : [];
    const returned = handIns.filter(({ objectKey }) => objectKey === row.objectKey);
    const changed: RequirementRow = { ...kept, completed: false, returnedReason: reason };
    const requirements = replaced(current.requirements, changed);
    return {
      job: { ...job, openRequirements: openOf(requirements) },
      rows: { requirements },
      writes: [putRequirement(changed), ...returned.map((each) => recordReturn(each, { reason, at }))],
      effects: [notify(job, job.assignedInstallerId, 'return', 'Changes requested', `${row.label}: ${reason}`)],
      details: { requirementId },
    };
  });
  return requirementIn(after, requirementId);
}

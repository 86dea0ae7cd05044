import { objectKeyIn, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { attachObject } from '../../data/files/object-writes.ts';
import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import type { HandedInFile, ObjectRow, RequirementRow } from '../../data/rows.ts';
import { readHandIns } from '../../data/work/document-queries.ts';
import { recordDocument, recordReturn } from '../../data/work/document-writes.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { type FileRule, imageRule, pdfRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { withPhoto } from './requirement-photos.ts';
import { openOf, replaced, requirementIn } from './requirement-rows.ts';

/** The rule for the file that a requirement of each type needs. A checkbox needs none. */
const fileRules: Record<RequirementRow['type'], FileRule | null> = {
  checkbox: null,
  file_upload: pdfRule('fileUrl', uploadLimits.requirementFile),
  photo: imageRule('fileUrl', uploadLimits.requirementPhoto),
};

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
  if (!fileUrl || !named) throw invalid('fileUrl', row.type === 'photo' ? 'Upload a photo' : 'Upload a PDF document');
  const object = await keepObject(changer.actor, fileUrl, rule, changer.request.now);
  const elsewhere = object.attachedTo !== undefined && object.attachedTo !== access.job.jobId;
  const usedTwice = access.requirements.some(
    (each) => each.requirementId !== row.requirementId && each.files.some(({ objectKey }) => objectKey === named),
  );
  if (elsewhere || usedTwice)
    throw invalid('fileUrl', 'This file is already used somewhere else. Upload it again to use it here.');
  return object;
}

/** Returns the requirement's files with the new one. A photo is added to the others, and a document replaces the earlier one. */
function filesWith(row: RequirementRow, object: ObjectRow | null, replaces: string | null): HandedInFile[] {
  if (!object) return [];
  if (row.files.some(({ objectKey }) => objectKey === object.objectKey)) return row.files;
  if (row.type === 'photo') return withPhoto(row, object, replaces);
  return [{ objectKey: object.objectKey, fileName: object.fileName ?? row.label }];
}

interface Completion {
  completed: boolean;
  fileUrl?: string | null | undefined;
  moreToCome?: boolean | undefined;
  replaces?: string | undefined;
}

/**
 * Returns the requirement after the request. While more photos follow, it stays open and keeps the reason for which the owner
 * returned it.
 */
function completedRow(
  { completedAt, returnedReason, ...kept }: RequirementRow,
  { completed, moreToCome = false }: Completion,
  files: HandedInFile[],
  at: string,
): RequirementRow {
  if (!completed) return { ...kept, completed, files: [] };
  if (moreToCome) return { ...kept, completed: false, files, ...(returnedReason ? { returnedReason } : {}) };
  return { ...kept, completed, completedAt: (kept.type === 'photo' && kept.completed && completedAt) || at, files };
}

/** Completes a requirement (with a file, if its type needs one), adds a photo to it, or reopens it. */
export async function completeRequirement(
  changer: Changer,
  access: JobAccess,
  requirementId: string,
  input: Completion,
): Promise<RequirementRow> {
  const after = await runTransition(changer, access, 'completeRequirement', async ({ access: current, job, at }) => {
    const row = requirementIn(current, requirementId);
    const isPhoto = row.type === 'photo';
    if (input.moreToCome && !(isPhoto && input.completed))
      throw invalid('moreToCome', 'Only a photo requirement can have several files');
    if (input.replaces !== undefined && !(isPhoto && input.completed))
      throw invalid('replaces', 'Only a photo can replace another');
    const object = input.completed ? await keepFile(changer, current, row, input.fileUrl) : null;
    const isNewFile = object !== null && !row.files.some(({ objectKey }) => objectKey === object.objectKey);
    // If an earlier answer was lost, the requirement may already have the photo. A repeat does not add it twice.
    if (object && isPhoto && !isNewFile && (row.completed || input.moreToCome)) return null;
    const changed = completedRow(row, input, filesWith(row, object, objectKeyIn(input.replaces ?? '')), at);
    const requirements = replaced(current.requirements, changed);
    const isOneOfSeveral = isPhoto && object !== null && (row.completed || !changed.completed);
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
      details: { requirementId, completed: changed.completed, ...(isOneOfSeveral ? { photo: 'added' } : {}) },
    };
  });
  return requirementIn(after, requirementId);
}

/**
 * Sends one requirement back to the installer, with a reason. A completed job is In Progress again. A pending payment request
 * is kept.
 */
export async function returnRequirement(
  changer: Changer,
  access: JobAccess,
  requirementId: string,
  reason: string,
): Promise<RequirementRow> {
  const after = await runTransition(changer, access, 'returnRequirement', async ({ access: current, job, at }) => {
    const row = requirementIn(current, requirementId);
    if (!row.completed) throw new Refusal('wrong_state', { message: 'This requirement is already open.' });
    const { completedAt: _at, ...kept } = row;
    const captions = new Map(row.files.map(({ objectKey, caption }) => [objectKey, caption]));
    const handIns = captions.size > 0 ? await readHandIns(job.jobId) : [];
    // A file that was submitted again after an earlier return keeps the record of that return.
    const returned = handIns.filter((each) => captions.has(each.objectKey) && each.returnedAt === undefined);
    const changed: RequirementRow = { ...kept, completed: false, files: [], returnedReason: reason };
    const requirements = replaced(current.requirements, changed);
    return {
      job: { ...job, openRequirements: openOf(requirements) },
      rows: { requirements },
      writes: [
        putRequirement(changed),
        ...returned.map((each) => recordReturn(each, { reason, at, caption: captions.get(each.objectKey) })),
      ],
      effects: [notify(job, job.assignedInstallerId, 'return', 'Changes requested', `${row.label}: ${reason}`)],
      details: { requirementId },
    };
  });
  return requirementIn(after, requirementId);
}

import { maxRequirementPhotos, objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import type { HandedInFile, ObjectRow, RequirementRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import { type Changer, runTransition } from '../jobs/run-transition.ts';
import { openOf, replaced, requirementIn } from './requirement-rows.ts';

export interface PhotoChange {
  fileUrl: string;
  caption?: string | undefined;
  /** The new place of the photo, counted from 1. */
  place?: number | undefined;
  removed?: boolean | undefined;
}

/**
 * Adds a photo at the end. A replacement takes the place and the caption of the photo it replaces. If another tab has removed
 * that photo, the new one is added.
 */
export function withPhoto(
  { files, label }: RequirementRow,
  { objectKey, fileName }: ObjectRow,
  replaces: string | null = null,
): HandedInFile[] {
  const at = files.findIndex((each) => each.objectKey === replaces);
  const before = files[at];
  if (before) return files.with(at, { ...before, objectKey, fileName: fileName ?? label });
  if (files.length >= maxRequirementPhotos)
    throw invalid('fileUrl', `Maximum ${maxRequirementPhotos} photos per requirement`);
  return [...files, { objectKey, fileName: fileName ?? label }];
}

/** Changes one photo. Each request names one photo, so photos added in another tab are kept. */
function changed(
  files: readonly HandedInFile[],
  key: string,
  { caption, place, removed }: PhotoChange,
): HandedInFile[] {
  const at = files.findIndex(({ objectKey }) => objectKey === key);
  const photo = files[at];
  const others = files.filter(({ objectKey }) => objectKey !== key);
  if (!photo) throw invalid('fileUrl', 'This photo is no longer there');
  if (removed) return others;
  const { caption: before, ...kept } = photo;
  const words = caption ?? before;
  return others.toSpliced(place === undefined ? at : place - 1, 0, { ...kept, ...(words ? { caption: words } : {}) });
}

/**
 * Captions, moves or removes one photo. If no photo remains, the requirement is open again. A requirement that waits for
 * more photos stays open.
 */
export async function changePhoto(
  changer: Changer,
  access: JobAccess,
  requirementId: string,
  change: PhotoChange,
): Promise<RequirementRow> {
  const after = await runTransition(changer, access, 'completeRequirement', ({ access: current, job }) => {
    const { completedAt, ...row } = requirementIn(current, requirementId);
    if (row.type !== 'photo') throw invalid('fileUrl', 'Only a photo can be captioned, moved or removed');
    const files = changed(row.files, objectKeyIn(change.fileUrl) ?? '', change);
    const completed = row.completed && files.length > 0;
    const next: RequirementRow = { ...row, files, completed, ...(completed && completedAt ? { completedAt } : {}) };
    const requirements = replaced(current.requirements, next);
    return {
      job: { ...job, openRequirements: openOf(requirements) },
      rows: { requirements },
      writes: [putRequirement(next)],
      // Removing the last photo opens the requirement again. The history then says that, instead of a change of a photo.
      details: {
        requirementId,
        completed,
        ...(files.length > 0 ? { photo: change.removed ? 'removed' : 'arranged' } : {}),
      },
    };
  });
  return requirementIn(after, requirementId);
}

import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { childId } from '#shared/domain/ids.ts';
import type { RequirementRow } from '../../data/rows.ts';
import { objectPath } from '../files/file-names.ts';
import { isParty, type JobAccess } from '../jobs/access/job-access.ts';

type RequirementView = AnswerOf<Routes['listRequirements']>['requirements'][number];

/** Everyone sees what is required. The parties also see what is complete, and with which file. */
export function viewRequirement(row: RequirementRow, forParty: boolean): RequirementView {
  const open = {
    id: childId(row.jobId, row.requirementId),
    jobId: row.jobId,
    type: row.type,
    label: row.label,
    required: row.required,
  };
  if (!forParty) return open;
  return {
    ...open,
    completed: row.completed,
    completedAt: row.completedAt ?? null,
    fileUrl: row.objectKey ? objectPath(row.objectKey) : null,
    fileName: row.fileName ?? null,
    returnedReason: row.returnedReason ?? null,
  };
}

export function viewRequirements(access: JobAccess): RequirementView[] {
  const seesAll = isParty(access) || access.relations.includes('admin');
  return access.requirements.map((row) => viewRequirement(row, seesAll));
}

import { randomUUID } from 'node:crypto';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { defaultRequirements } from '#shared/domain/jobs/job.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { deleteRequirement, putRequirement } from '../../data/jobs/requirement-writes.ts';
import type { RequirementRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';

type RequirementInput = NonNullable<JobInput['requirements']>[number];

function rowOf(
  jobId: string,
  input: RequirementInput,
  position: number,
  existing: readonly RequirementRow[],
): RequirementRow {
  const known = input.id === undefined ? undefined : parseChildId(input.id);
  const previous = existing.find((row) => row.requirementId === known?.part);
  if (input.id !== undefined && !previous)
    throw invalid(`requirements.${position}.id`, 'This requirement does not belong to the job');
  return {
    jobId,
    requirementId: previous?.requirementId ?? randomUUID(),
    position,
    type: input.type,
    label: input.label,
    required: input.required,
    completed: false,
    files: [],
  };
}

const isSame = (a: RequirementRow, b: RequirementRow): boolean =>
  a.position === b.position && a.type === b.type && a.label === b.label && a.required === b.required;

/**
 * Returns the job's requirements after saving the form, and their writes. If the form has no list, the requirements stay
 * unchanged.
 */
export function requirementsOf(
  jobId: string,
  input: readonly RequirementInput[] | undefined,
  existing: readonly RequirementRow[] | null,
): { rows: RequirementRow[]; writes: NamedWrite[] } {
  if (input === undefined && existing) return { rows: [...existing], writes: [] };
  const wanted: readonly RequirementInput[] = input ?? defaultRequirements;
  const current = existing ?? [];
  const rows = wanted.map((each, position) => rowOf(jobId, each, position, current));
  if (new Set(rows.map((row) => row.requirementId)).size < rows.length)
    throw invalid('requirements', 'The same requirement is listed twice');
  const changed = rows.filter((row) => {
    const previous = current.find((each) => each.requirementId === row.requirementId);
    return !previous || !isSame(previous, row);
  });
  const gone = current.filter((row) => !rows.some((each) => each.requirementId === row.requirementId));
  return {
    rows,
    writes: [...changed.map(putRequirement), ...gone.map(deleteRequirement)],
  };
}

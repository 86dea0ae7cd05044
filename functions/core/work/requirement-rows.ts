import type { RequirementRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

/** Finds and writes the requirements of a job, while one of them changes. */

export const requirementIn = (access: JobAccess, requirementId: string): RequirementRow => {
  const row = access.requirements.find((each) => each.requirementId === requirementId);
  if (!row) throw notFound();
  return row;
};

export const replaced = (rows: readonly RequirementRow[], row: RequirementRow): RequirementRow[] =>
  rows.map((each) => (each.requirementId === row.requirementId ? row : each));

export const openOf = (rows: readonly RequirementRow[]): number => rows.filter((row) => !row.completed).length;

import type { RequirementRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

/** Helpers for a change of one requirement of a job. */

export const requirementIn = (access: JobAccess, requirementId: string): RequirementRow => {
  const row = access.requirements.find((each) => each.requirementId === requirementId);
  if (!row) throw notFound();
  return row;
};

export const replaced = (rows: readonly RequirementRow[], row: RequirementRow): RequirementRow[] =>
  rows.map((each) => (each.requirementId === row.requirementId ? row : each));

export const openOf = (rows: readonly RequirementRow[]): number => rows.filter((row) => !row.completed).length;

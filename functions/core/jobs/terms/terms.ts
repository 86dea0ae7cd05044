import type { NamedWrite } from '#functions/data/commit.ts';
import type { LoadedJob } from '#functions/data/jobs/job-queries.ts';
import { createPastTerms } from '#functions/data/jobs/terms-writes.ts';
import type { JobRow, RequirementRow, TermsRow } from '#functions/data/rows.ts';
import { type TermField, termFields, termLabels } from '#shared/api/fields/job-terms.ts';
import { changesBetween, type FieldChange, type FieldValue, isSameValue } from '#shared/domain/changes.ts';
import { suburbLine } from '../../whereabouts/suburb.ts';
import { formValuesOf } from './job-form-values.ts';

/** The terms of a job, which bind two companies once one of them accepts. Each version of them has a number. */

type Terms = TermsRow['terms'];

/** A job with its requirements. */
export type WithRequirements = Pick<LoadedJob, 'job' | 'requirements'>;

const requirementTerms = (rows: readonly RequirementRow[]): Terms['requirements'] =>
  rows.map(({ label, type, required }) => ({ label, type, required }));

/** Returns the current terms, as the API shows them. */
export function termsOf({ job, requirements }: WithRequirements): Terms {
  const values: Record<TermField, FieldValue> = {
    ...formValuesOf(job, null),
    requirements: requirementTerms(requirements),
  };
  const terms = Object.fromEntries(termFields.map((name) => [name, values[name]])) as Record<TermField, Terms['area']>;
  return { ...terms, area: suburbLine(job.card) };
}

const areSame = (one: WithRequirements, other: WithRequirements): boolean => isSameValue(termsOf(one), termsOf(other));

/** Lists the differences between two versions. Users who may not see the street see the suburb instead. */
export function changesFrom(past: Terms, present: Terms, seesSite: boolean): FieldChange[] {
  const shown = (terms: Terms): Terms => (seesSite ? terms : { ...terms, address: terms.area });
  return changesBetween(shown(past), shown(present), termLabels);
}

/**
 * Returns the job with the next `termsVersion` if its terms have changed. The terms of a draft bind no company, so a draft
 * keeps its first version.
 */
export function withTermsVersion(before: WithRequirements, after: WithRequirements): JobRow {
  const { job } = after;
  if (before.job.status === 'draft' || job.deleted || areSame(before, after)) return job;
  return { ...job, card: { ...job.card, termsVersion: before.job.card.termsVersion + 1 } };
}

/** Returns the write that keeps the terms before a change. */
export function pastTermsWrites(before: WithRequirements | null, after: JobRow): NamedWrite[] {
  if (!before || before.job.card.termsVersion === after.card.termsVersion) return [];
  const { jobId, card } = before.job;
  return [
    createPastTerms({
      jobId,
      termsVersion: card.termsVersion,
      terms: termsOf(before),
      replacedAt: after.updatedAt,
    }),
  ];
}

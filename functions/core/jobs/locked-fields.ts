import { isDeepStrictEqual } from 'node:util';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { customerFields, jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import {
  type LockedField,
  lockedAfterAward,
  type OpenField,
  openAfterAward,
  openInWords,
} from '#shared/api/fields/job-locks.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { isGeneratedTitle } from '#shared/domain/jobs/job-title.ts';
import type { JobRow, RequirementRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { type Contents, customerRowOf } from './job-from-form.ts';

/** The fields that can still be edited after the award, because they do not affect the agreement. */

/** Returns the stored job under the names that the form uses. Requirements have their own rows. */
const byFormName = ({
  card,
  detail,
  customer,
  isPublic,
}: Contents & { isPublic: boolean }): Record<Exclude<LockedField | OpenField, 'requirements'>, unknown> => ({
  ...pickFields(jobCardFields, card),
  ...pickFields(jobDetailFields, detail),
  customerName: customer.name,
  customerPhone: customer.phone,
  customerEmail: customer.email,
  customerReference: customer.reference,
  title: card.title,
  address: card.address,
  priceExGst: card.priceCents,
  isPublic,
});

const sameRequirements = (input: NonNullable<JobInput['requirements']>, rows: readonly RequirementRow[]): boolean =>
  input.length === rows.length &&
  input.every((each, position) => {
    const row = rows[position];
    const id = each.id === undefined ? row?.requirementId : parseChildId(each.id)?.part;
    return (
      row !== undefined &&
      id === row.requirementId &&
      each.label === row.label &&
      each.type === row.type &&
      each.required === row.required
    );
  });

/** Tells whether the form asks for another title. A missing or generated title does not. */
const asksForTitle = ({ title }: JobInput): boolean => Boolean(title) && !isGeneratedTitle(title ?? '');

const lockedText = (names: readonly LockedField[]): string =>
  `${new Intl.ListFormat('en-AU').format(names.map((name) => `"${jobLabels[name]}"`))} can no longer be changed`;

/** Refuses with `locked_fields` if the form changes a field that is locked after the award. */
export function refuseLockedChanges(
  job: JobRow,
  contents: Contents,
  input: JobInput,
  requirements: readonly RequirementRow[],
): void {
  const before = byFormName(job);
  const after = byFormName({ ...contents, isPublic: input.isPublic });
  const isChanged = (name: LockedField): boolean => {
    if (name === 'requirements')
      return input.requirements !== undefined && !sameRequirements(input.requirements, requirements);
    if (name === 'title' && !asksForTitle(input)) return false;
    return !isDeepStrictEqual(before[name], after[name]);
  };
  const names = lockedAfterAward.filter(isChanged);
  if (names.length === 0) return;
  throw new Refusal('locked_fields', {
    message: `${lockedText(names)}, because an installer has the job. You can still change the ${openInWords}.`,
    fields: Object.fromEntries(names.map((name) => [name, lockedText([name])])),
  });
}

/** Returns the job with new values for the fields that can still change. The rest of the form is ignored. */
export function unlockedChanges(job: JobRow, contents: Contents): JobRow {
  const before = byFormName(job);
  const after = byFormName({ ...contents, isPublic: job.isPublic });
  const open = Object.fromEntries(openAfterAward.map((name) => [name, after[name]]));
  const merged = { ...before, ...open };
  return {
    ...job,
    // The description can still change, and the summary is its start.
    card: { ...job.card, ...pickFields(jobCardFields, merged), summary: contents.card.summary },
    detail: { ...job.detail, ...pickFields(jobDetailFields, merged) },
    customer: customerRowOf(pickFields(customerFields, merged)),
  };
}

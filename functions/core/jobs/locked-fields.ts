import { isDeepStrictEqual } from 'node:util';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import { isGeneratedTitle } from '#shared/domain/job-title.ts';
import { editableAfterAward } from '#shared/domain/lifecycle.ts';
import type { JobRow, RequirementRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Contents } from './job-from-form.ts';

/** After the award, only details that do not affect the agreement can be edited. */

const editable: readonly string[] = editableAfterAward;
/** The form's names for fields that are stored under other names or calculated from others. */
const formNames: Record<string, string | null> = {
  priceCents: 'priceExGst',
  suburb: null,
  state: null,
  postcode: null,
  timeZone: null,
  geoPrecision: null,
  latitude: null,
  longitude: null,
  pvSizeKw: null,
  title: null,
  summary: null,
};

const differing = (before: object, after: object): string[] =>
  Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(Reflect.get(before, name), value))
    .map(([name]) => name);

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

export function refuseLockedChanges(
  job: JobRow,
  contents: Contents,
  input: JobInput,
  requirements: readonly RequirementRow[],
): void {
  const names = [...differing(job.card, contents.card), ...differing(job.detail, contents.detail)].flatMap((name) => {
    if (editable.includes(name)) return [];
    const formName = name in formNames ? formNames[name] : name;
    return formName ? [formName] : [];
  });
  if (input.title && !isGeneratedTitle(input.title) && input.title !== job.card.title) names.push('title');
  if (input.isPublic !== job.isPublic) names.push('isPublic');
  if (input.requirements && !sameRequirements(input.requirements, requirements)) names.push('requirements');
  if (names.length === 0) return;
  throw new Refusal('locked_fields', {
    message:
      'Once an installer has the job, you can only change the description, notes, customer details, photos and documents.',
    fields: Object.fromEntries(names.map((name) => [name, 'You can no longer change this'])),
  });
}

export function unlockedChanges(job: JobRow, contents: Contents): JobRow {
  const detail = Object.fromEntries(Object.entries(contents.detail).filter(([name]) => editable.includes(name)));
  const card = { ...job.card, summary: contents.card.summary };
  return { ...job, card, detail: { ...job.detail, ...detail }, customer: contents.customer };
}

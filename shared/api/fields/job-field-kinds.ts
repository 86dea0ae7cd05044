import * as z from 'zod';
import type { JobPart } from '../../domain/jobs/job.ts';
import { objectKeyIn } from '../../domain/jobs/uploads.ts';
import { line, numeric, objectReference, uuid, whole } from './common-fields.ts';
import { type DescribedField, field } from './described-fields.ts';
import type { FieldFacts, ShownTo } from './field-facts.ts';

/** The facts about a field of a job in addition to its schemas, and the kinds of fields that only jobs have. */

/** The groups of fields that a retailer can still change after the award. The refusal of a locked change lists them. */
export const openThings = ['description', 'notes', 'customer details', 'photos', 'documents'] as const;
export type OpenThing = (typeof openThings)[number];

/** After the award, a field is `locked` or `open` in one of these groups. The server ignores the input of `calculated` fields. */
export type AfterAward = 'locked' | 'calculated' | { readonly open: OpenThing };

/**
 * The part of the job's row that contains the field. `card`: the part in every list. `customer`: a part separate from the
 * details, so that no answer contains it by accident. The other three are parts of the details: `open` for everyone who may see
 * the job, `site` for users who may see the site, `parties` for the owner, the installer and administrators.
 */
export type Place = 'card' | 'open' | 'site' | 'parties' | 'customer';

interface Facts<F extends DescribedField, P extends Place, A extends AfterAward, S extends ShownTo>
  extends FieldFacts<F, S> {
  place: P;
  afterAward: A;
  /** The part of the job that the field belongs to. The server drops the field if the job lacks this part. */
  part?: JobPart;
}

export type JobField<F extends DescribedField, P extends Place, A extends AfterAward, S extends ShownTo> = F &
  Facts<F, P, A, S>;

export const jobField = <
  F extends DescribedField,
  const P extends Place,
  const A extends AfterAward,
  const S extends ShownTo,
>(
  described: F,
  facts: Facts<F, P, A, S>,
): JobField<F, P, A, S> => ({ ...described, ...facts });

export const count = (name: string) =>
  whole({ min: 1, max: 9_999, tooSmall: `${name} must be at least 1`, tooLarge: 'Enter 9,999 or less' });
export const storeys = whole({
  min: 1,
  max: 10,
  tooSmall: 'House must have at least 1 storey',
  tooLarge: 'Maximum 10 storeys',
});
export const panelWatts = numeric(
  z
    .number({ error: 'Panel size must be at least 100W' })
    .min(100, { error: 'Panel size must be at least 100W' })
    .max(1000, { error: 'Panel size must be at most 1000W' })
    .refine(Number.isInteger, { error: 'Enter a whole number' }),
);

export const file = () =>
  field({
    sent: z.union([z.literal(''), objectReference], { error: 'Upload the file first' }).nullish(),
    shown: uuid.nullable(),
    empty: null,
    keep: (reference) => (reference ? objectKeyIn(reference) : null),
  });

/** A photo: an object with its key and perhaps its name, the same object as JSON text, or only its key. */
export const detailPhoto = z.preprocess(
  (value: string | { name?: string; objectKey: string }): unknown => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'object' ? parsed : { name: undefined, objectKey: value };
    } catch {
      return { objectKey: value };
    }
  },
  z.strictObject({ name: line(200).optional(), objectKey: objectReference }),
);

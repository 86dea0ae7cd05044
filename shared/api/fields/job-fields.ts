import * as z from 'zod';
import { maxKilo, maxRequirements, minSystemKw, requirementTypes } from '../../domain/jobs/job.ts';
import { childId, dollars, latitude, line, longitude, nameLine, numeric, requiredLine } from './common-fields.ts';
import { sentOf } from './described-fields.ts';
import { describedJobFields } from './job-description.ts';
import { jobLabels } from './job-labels.ts';
import { seenOf } from './seen-fields.ts';

/** The input of the job form, with the rules and messages that the form and the server share. */

export const requirementInput = z.strictObject({
  id: childId.optional(),
  label: requiredLine(200, 'Requirement label is required'),
  type: z.enum(requirementTypes, { error: 'Select a type' }).default('checkbox'),
  /** The specification requires this field, but the server only stores and returns it: every requirement must be completed. */
  required: z.boolean().default(true),
});

/**
 * The form sends panel size times quantity unrounded, for example 6.525 kW, so this schema accepts any number of decimals. The
 * server calculates and rounds its own value.
 */
const systemSize = numeric(
  z
    .number({ error: 'System size must be at least 0.1 kW' })
    .min(minSystemKw, { error: 'System size must be at least 0.1 kW' })
    .max(maxKilo, { error: `At most ${maxKilo}` }),
);
const fields = {
  ...sentOf(describedJobFields),
  title: nameLine(200).nullish(),
  address: line(300).nullish(),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  isPublic: z.boolean().default(false),
  pvSizeKw: systemSize.nullish(),
  priceExGst: dollars().default(0),
  requirements: z
    .array(requirementInput)
    .max(maxRequirements, { error: `At most ${maxRequirements} requirements` })
    .optional(),
  status: z.enum(['draft', 'posted']).default('posted'),
  /** The form sends `location` and `amount`, but the server ignores both. It answers with the address and the price. */
  location: line(300).nullish(),
  amount: dollars().nullish(),
};

const form = z.strictObject(fields);

/** Returns the fields that a job needs before it can be posted, each with its message. A draft may lack all of them. */
export function lackingToPost(job: z.output<typeof form>): { path: string; message: string }[] {
  const lacking: { path: string; message: string }[] = [];
  if (typeof job.address !== 'string' || [...job.address].length < 5)
    lacking.push({ path: 'address', message: 'Address is required' });
  if (job.houseStoreys == null) lacking.push({ path: 'houseStoreys', message: 'House must have at least 1 storey' });
  if (job.roofType == null) lacking.push({ path: 'roofType', message: 'Please select a roof type' });
  if (job.hasExportLimit === true && job.connectionType === 'Grid Connected' && job.exportLimitKw == null)
    lacking.push({ path: 'exportLimitKw', message: 'Export limit must be 0 or greater' });
  return lacking;
}

function refuseUnusable(job: z.output<typeof form>, context: z.RefinementCtx): void {
  const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if ((job.latitude == null) !== (job.longitude == null))
    complain('longitude', 'A position needs latitude and longitude');
  if (job.status === 'draft') return;
  for (const { path, message } of lackingToPost(job)) complain(path, message);
}

/** Reports missing and invalid fields together, so that one attempt shows every problem. */
const together = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

export const jobInput = form.superRefine(refuseUnusable, together).meta({ id: 'JobForm' });
export const jobUpdate = z.strictObject({ ...fields, seen: seenOf(jobLabels) }).superRefine(refuseUnusable, together);
export type JobInput = z.output<typeof jobInput>;

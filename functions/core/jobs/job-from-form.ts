import { type Kept, keepFields } from '#shared/api/fields/described-fields.ts';
import { customerFields, jobCardFields, jobDetailFields } from '#shared/api/fields/job-description.ts';
import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { hasPanels, partsOf, summaryLength } from '#shared/domain/jobs/job.ts';
import { isGeneratedTitle, pvSizeKw, titleFromSpecifications } from '#shared/domain/jobs/job-title.ts';
import { toCents } from '#shared/domain/money.ts';
import type { CustomerRow, JobCardRow, JobDetailRow } from '../../data/rows.ts';
import { placeJob, type Site } from './job-site.ts';

/** Turns the form's input into the stored job. Parts that do not apply are dropped, and the server calculates the totals. */

type Specification = Pick<JobCardRow, keyof typeof jobCardFields | 'pvSizeKw' | 'priceCents' | 'title' | 'summary'>;

function sizeOf(input: JobInput): number | null {
  if (!hasPanels(input.jobType)) return null;
  if (input.panelWatts != null && input.panelQty != null) return pvSizeKw(input.panelWatts, input.panelQty);
  return input.pvSizeKw == null ? null : Math.round(input.pvSizeKw * 100) / 100;
}

/** Returns the start of a description, for cards. */
export const summaryOf = (description: string): string =>
  [...description.replace(/\s+/g, ' ')].slice(0, summaryLength).join('');

function specificationOf(input: JobInput): Specification {
  const size = sizeOf(input);
  const kept = keepFields(jobCardFields, input, partsOf(input));
  const typed = input.title ?? '';
  const generated = titleFromSpecifications({ ...input, ...kept, pvSizeKw: size });
  return {
    ...kept,
    title: (isGeneratedTitle(typed) ? generated : typed) || `${input.jobType} installation`,
    summary: summaryOf(input.description ?? ''),
    pvSizeKw: size,
    priceCents: toCents(input.priceExGst),
  };
}

/** Returns the customer's row. Its field names lack the form's prefix `customer`: `customerName` becomes `name`. */
export const customerRowOf = (fields: Kept<typeof customerFields>): CustomerRow => ({
  name: fields.customerName,
  phone: fields.customerPhone,
  email: fields.customerEmail,
  reference: fields.customerReference,
});

/** The parts of the form that the job's own row stores. Requirements have their own rows. */
export interface Contents {
  card: Specification & Site;
  detail: JobDetailRow;
  customer: CustomerRow;
}

export const contentsOf = async (input: JobInput): Promise<Contents> => ({
  card: { ...specificationOf(input), ...(await placeJob(input)) },
  detail: keepFields(jobDetailFields, input, partsOf(input)),
  customer: customerRowOf(keepFields(customerFields, input)),
});

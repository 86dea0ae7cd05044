import type { JobView } from '#shared/api/fields/job-views.ts';
import { hasBattery, hasPanels } from '#shared/domain/jobs/job.ts';
import { numberIn } from '#shared/domain/numbers.ts';
import type { JobValues } from './job-values.ts';
import { sizeOf } from './prepare-job.ts';

/** The price, system and accreditations, which installers need before they answer. The form requires them; the API does not. */

type Values = Partial<JobValues>;

export const hasPrice = (values: Values): boolean => (numberIn(values.priceExGst) ?? 0) > 0;

export const hasSystem = (values: Values): boolean =>
  sizeOf(values) !== null || (hasBattery(values.jobType ?? 'PV Only') && (numberIn(values.batterySizeKwh) ?? 0) > 0);

export const hasAccreditations = ({ requiredLicenses = [] }: Values): boolean => requiredLicenses.length > 0;

const hadSystem = (job: JobView): boolean => job.pvSizeKw !== null || job.batterySizeKwh !== null;

/** Returns the inputs of the missing terms, with their messages. A posted job does not need a term that it never had. */
export function termsNeeded(values: Values, job: JobView | null): Record<string, string> {
  if (values.status !== 'posted') return {};
  const isNew = job === null || job.status === 'draft';
  const needed: Record<string, string> = {};
  if (!hasSystem(values) && (isNew || hadSystem(job)))
    Object.assign(
      needed,
      hasPanels(values.jobType ?? 'PV Only')
        ? { panelWatts: 'Panel size and number of panels are required to post the job' }
        : { batterySizeKwh: 'Battery size is required to post the job' },
    );
  if (!hasPrice(values) && (isNew || job.priceExGst > 0))
    Object.assign(needed, { priceExGst: 'A price above $0 is required to post the job' });
  if (!hasAccreditations(values) && (isNew || job.requiredLicenses.length > 0))
    Object.assign(needed, { requiredLicenses: 'At least one accreditation is required to post the job' });
  return needed;
}

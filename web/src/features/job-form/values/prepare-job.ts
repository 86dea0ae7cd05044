import { jobFields } from 'virtual:job-fields';
import { openAfterAward } from 'virtual:job-locks';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { hasPanels, jobTypes, maxKilo, minSystemKw, partsOf } from '#shared/domain/jobs/job.ts';
import { isFullyEditable } from '#shared/domain/jobs/job-states.ts';
import { isGeneratedTitle, pvSizeKw, titleFromSpecifications } from '#shared/domain/jobs/job-title.ts';
import { numberIn } from '#shared/domain/numbers.ts';
import type { JobValues } from './job-values.ts';

/** Returns the size of the panels in kW. Null until both numbers are valid. The inputs of the numbers show the errors. */
export function sizeOf({ jobType, panelWatts, panelQty }: Partial<JobValues>): number | null {
  const watts = numberIn(panelWatts);
  const quantity = numberIn(panelQty);
  if (!hasPanels(jobType ?? 'PV Only') || !watts || !quantity || watts < 0) return null;
  const size = pvSizeKw(watts, quantity);
  return size >= minSystemKw && size <= maxKilo ? size : null;
}

const isFallback = (title: string): boolean => jobTypes.some((type) => title === `${type} installation`);

/** Returns a title from the specifications, unless the retailer wrote their own title. */
export function titleOf(values: Partial<JobValues>): string {
  const title = values.title ?? '';
  if (!isGeneratedTitle(title) && !isFallback(title)) return title;
  return titleFromSpecifications({
    jobType: values.jobType ?? 'PV Only',
    connectionType: values.connectionType,
    pvSizeKw: sizeOf(values),
    batterySizeKwh: numberIn(values.batterySizeKwh),
    blackoutProtection: values.blackoutProtection,
  });
}

/** Empties the fields in hidden parts of the form, so that the form neither checks nor sends their values. */
function withoutHidden(values: JobValues): JobValues {
  const parts: Readonly<Record<string, boolean>> = partsOf(values);
  const hidden = Object.entries(jobFields).flatMap(([name, { part, empty }]) =>
    part !== undefined && !parts[part] ? [[name, empty]] : [],
  );
  return { ...values, ...Object.fromEntries(hidden) };
}

/** Returns the job's exact position if the address is unchanged. Without a position, the server looks up the address. */
const positionOf = (values: JobValues, job: JobView | null): Partial<JobValues> =>
  job?.geoPrecision === 'exact' && job.address === values.address
    ? { latitude: job.latitude, longitude: job.longitude }
    : {};

const pick = (values: JobValues, names: readonly (keyof JobValues)[]): Partial<JobValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Leaves out requirements without a name, which a draft may have. */
const namedOf = ({ requirements = [] }: JobValues): JobValues['requirements'] =>
  requirements.filter(({ label }) => label.trim() !== '');

/** Builds the request from the form. Once an installer has the job, the request contains the locked fields unchanged. */
export function prepareJob(typed: JobValues, job: JobView | null, before: JobValues): JobValues {
  const isLocked = job !== null && !isFullyEditable(job.status);
  if (isLocked) {
    const { requirements: _, ...kept } = before;
    const locked = { ...kept, ...pick(typed, openAfterAward), status: 'posted' as const };
    return { ...locked, title: job.title, pvSizeKw: job.pvSizeKw, location: job.address, amount: job.amount };
  }
  const values = withoutHidden(typed);
  const price = values.priceExGst ?? 0;
  return {
    ...values,
    ...(values.status === 'draft' ? { requirements: namedOf(values) } : {}),
    ...positionOf(values, job),
    title: titleOf(values),
    pvSizeKw: sizeOf(values),
    location: values.address,
    priceExGst: price,
    amount: price,
  };
}

import type { JobView } from '#shared/api/job-views.ts';
import { hasBattery, hasPanels, jobTypes } from '#shared/domain/job.ts';
import { isGeneratedTitle, pvSizeKw, titleFromSpecifications } from '#shared/domain/job-title.ts';
import { editableAfterAward, isFullyEditable } from '#shared/domain/lifecycle.ts';
import { type JobValues, newJob } from './job-values.ts';

/** A field's number, whether it is still text or not yet one. */
export function numberIn(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function sizeOf({ jobType, panelWatts, panelQty }: Partial<JobValues>): number | null {
  const watts = numberIn(panelWatts);
  const quantity = numberIn(panelQty);
  return hasPanels(jobType ?? 'PV Only') && watts && quantity ? pvSizeKw(watts, quantity) : null;
}

const isFallback = (title: string): boolean => jobTypes.some((type) => title === `${type} installation`);

/** Follows the specifications, unless the job has a title that was written otherwise. */
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

/** What a hidden part of the form holds is neither judged nor sent. */
function withoutHidden(values: JobValues): JobValues {
  const panels = hasPanels(values.jobType ?? 'PV Only');
  const battery = hasBattery(values.jobType ?? 'PV Only');
  const grid = values.connectionType !== 'Off-Grid';
  const { panelWatts, panelQty, panelLayout, panelLayoutPhoto } = newJob;
  const { batterySizeKwh, batteryBrand } = newJob;
  const { connectionPreApprovalPdf, connectionPreApprovalRef, hasExportLimit, exportLimitKw } = newJob;
  return {
    ...values,
    ...(panels ? {} : { panelWatts, panelQty, panelLayout, panelLayoutPhoto }),
    ...(battery ? {} : { batterySizeKwh, batteryBrand }),
    ...(battery && grid ? {} : { blackoutProtection: false }),
    ...(grid ? {} : { connectionPreApprovalPdf, connectionPreApprovalRef, hasExportLimit }),
    ...(grid && values.hasExportLimit ? {} : { exportLimitKw }),
  };
}

/** What was put in by nobody is the server's to find; a position that was given once holds while its address does. */
const positionOf = (values: JobValues, job: JobView | null): Partial<JobValues> =>
  job?.geoPrecision === 'exact' && job.address === values.address
    ? { latitude: job.latitude, longitude: job.longitude }
    : {};

const pick = (values: JobValues, names: readonly (keyof JobValues)[]): Partial<JobValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The whole of what is sent, from what stands in the form. Once the job is awarded, what is locked goes as it was. */
export function prepareJob(typed: JobValues, job: JobView | null, before: JobValues): JobValues {
  const isLocked = job !== null && !isFullyEditable(job.status);
  if (isLocked) {
    const { requirements: _, ...kept } = before;
    const locked = { ...kept, ...pick(typed, editableAfterAward), status: 'posted' as const };
    return { ...locked, title: job.title, pvSizeKw: job.pvSizeKw, location: job.address, amount: job.amount };
  }
  const values = withoutHidden(typed);
  const price = values.priceExGst ?? 0;
  return {
    ...values,
    ...positionOf(values, job),
    title: titleOf(values),
    pvSizeKw: sizeOf(values),
    location: values.address,
    priceExGst: price,
    amount: price,
  };
}

import type { FieldPath } from 'react-hook-form';
import { hasBattery, hasPanels } from '#shared/domain/jobs/job.ts';
import { numberIn } from '#shared/domain/numbers.ts';
import type { JobValues } from './job-values.ts';
import { slotsFor } from './photo-slots.ts';
import { sizeOf } from './prepare-job.ts';
import { hasAccreditations, hasPrice, hasSystem } from './terms-needed.ts';

interface Point {
  field: FieldPath<JobValues>;
  label: string;
  isDone: boolean;
  /** Required to post the job. */
  isNeeded: boolean;
}

/** Returns the finished and the missing parts of a job, in the order of the form. */
export function readinessOf(values: JobValues): Point[] {
  const jobType = values.jobType ?? 'PV Only';
  const size = hasPanels(jobType)
    ? [
        {
          field: 'panelWatts' as const,
          label: 'Solar size',
          isDone: sizeOf(values) !== null,
          isNeeded: !hasSystem(values),
        },
      ]
    : [];
  const battery = hasBattery(jobType)
    ? [
        {
          field: 'batterySizeKwh' as const,
          label: 'Battery size',
          isDone: numberIn(values.batterySizeKwh) !== null,
          isNeeded: !hasSystem(values),
        },
      ]
    : [];
  const photos = slotsFor(jobType).map(({ name, label }) => ({
    field: name,
    label,
    isDone: Boolean(values[name]),
    isNeeded: true,
  }));
  return [
    { field: 'address', label: 'Address', isDone: (values.address ?? '').trim().length >= 5, isNeeded: true },
    ...size,
    ...battery,
    ...photos,
    { field: 'requiredLicenses', label: 'Accreditations', isDone: hasAccreditations(values), isNeeded: true },
    { field: 'customerName', label: 'Customer', isDone: Boolean(values.customerName), isNeeded: false },
    { field: 'priceExGst', label: 'Price', isDone: hasPrice(values), isNeeded: true },
  ];
}

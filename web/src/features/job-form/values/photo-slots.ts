import type { JobView } from '#shared/api/fields/job-views.ts';
import { hasPanels } from '#shared/domain/jobs/job.ts';
import type { JobValues } from './job-values.ts';

/** The photos an installer needs before quoting. Only jobs with panels need a panel layout. */
export const photoSlots = [
  {
    name: 'panelLayoutPhoto',
    label: 'Panel layout photo',
    noteName: 'panelLayout',
    noteLabel: 'Panel layout notes',
    needsPanels: true,
  },
  {
    name: 'switchboardPhoto',
    label: 'Switchboard photo',
    noteName: 'switchboard',
    noteLabel: 'Switchboard notes',
    needsPanels: false,
  },
  {
    name: 'inverterLocationPhoto',
    label: 'Inverter location photo',
    noteName: 'inverterLocation',
    noteLabel: 'Inverter location notes',
    needsPanels: false,
  },
] as const;

export type PhotoSlot = (typeof photoSlots)[number];

/** Returns the photos that a job of this type needs. */
export const slotsFor = (jobType: JobValues['jobType']): PhotoSlot[] =>
  photoSlots.filter((slot) => !slot.needsPanels || hasPanels(jobType ?? 'PV Only'));

export const missingPhotos = (values: Partial<JobValues>): PhotoSlot[] =>
  slotsFor(values.jobType).filter(({ name }) => !values[name]);

/**
 * Returns the missing photos without which the job cannot be saved as posted. A new job or a draft needs every photo. A posted
 * job only has to keep the photos that it has.
 */
export const photosNeeded = (values: Partial<JobValues>, job: JobView | null): PhotoSlot[] =>
  values.status === 'posted'
    ? missingPhotos(values).filter(({ name }) => job === null || job.status === 'draft' || job[name])
    : [];

export const missingText = ({ label }: PhotoSlot): string => `${label} is required to post the job`;

import { jobFields } from 'virtual:job-fields';
import type * as z from 'zod';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Kept } from '#shared/api/fields/described-fields.ts';
import type { describedJobFields } from '#shared/api/fields/job-description.ts';
import type { jobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { defaultRequirements } from '#shared/domain/jobs/job.ts';

/** The form's values while someone is typing. Numbers may still be text. */
export type JobValues = z.input<typeof jobInput>;
export type Requirement = CallAnswer<'listRequirements'>['requirements'][number];

const nothing = Object.fromEntries(Object.entries(jobFields).map(([name, { empty }]) => [name, empty]));

export const newJob: JobValues = {
  ...(nothing as Kept<typeof describedJobFields>),
  title: '',
  address: '',
  houseStoreys: 1,
  roofType: 'tin',
  isPublic: false,
  priceExGst: 0,
  requirements: defaultRequirements.map((each) => ({ ...each })),
};

/** What the next job of the same kind has as well. Whose roof it is, where, when and with which pictures is another matter. */
const terms = [
  'isPublic',
  'jobType',
  'connectionType',
  'requiredLicenses',
  'description',
  'panelWatts',
  'panelQty',
  'inverterModel',
  'inverterSizeKw',
  'inverterQty',
  'batterySizeKwh',
  'batteryBrand',
  'blackoutProtection',
  'photosRequired',
  'priceExGst',
] as const satisfies readonly (keyof JobValues)[];

/** A new job on the same terms: its system, price, visibility and requirements, and nothing of the customer or the site. */
export const onSameTerms = (values: JobValues): JobValues => ({
  ...newJob,
  ...Object.fromEntries(terms.map((name) => [name, values[name] ?? newJob[name]])),
  requirements: (values.requirements ?? []).map(({ label, type, required }) => ({ label, type, required })),
});

/** The form values of an existing job: the fields it shares with the API's answer, and its requirements. */
export function valuesOf(job: JobView, requirements: readonly Requirement[]): JobValues {
  const names = Object.keys(newJob) as (keyof JobValues)[];
  const shared = Object.fromEntries(
    names.flatMap((name) => (name in job ? [[name, job[name as keyof JobView] ?? newJob[name]]] : [])),
  );
  return {
    ...newJob,
    ...shared,
    requirements: requirements.map(({ id, label, type, required }) => ({ id, label, type, required })),
  };
}

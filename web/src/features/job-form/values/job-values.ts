import { jobFields } from 'virtual:job-fields';
import type * as z from 'zod';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Kept } from '#shared/api/fields/described-fields.ts';
import type { describedJobFields } from '#shared/api/fields/job-description.ts';
import type { jobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import type { SeenFields } from '#shared/api/fields/seen-fields.ts';
import { accreditationsFor, defaultRequirements } from '#shared/domain/jobs/job.ts';

/** The form's values during typing. Numbers may still be text. */
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
  requiredLicenses: accreditationsFor('PV Only', 'Grid Connected'),
  priceExGst: 0,
  requirements: defaultRequirements.map((each) => ({ ...each })),
};

/** The fields that jobs of the same kind share. The customer, the site, the dates and the photos are different for each job. */
const terms = [
  'isPublic',
  'jobType',
  'connectionType',
  'requiredLicenses',
  'credentialsRequired',
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

/** Returns a new job on the same terms: system, price, visibility and requirements, but nothing of the customer or the site. */
export const onSameTerms = (values: JobValues): JobValues => ({
  ...newJob,
  ...Object.fromEntries(terms.map((name) => [name, values[name] ?? newJob[name]])),
  requirements: (values.requirements ?? []).map(({ label, type, required }) => ({ label, type, required })),
});

/** Returns the fields of the form as the API's answers contain them: those of the job, and its requirements. */
export const seenOf = (job: JobView, requirements: readonly Requirement[]): SeenFields => ({
  ...Object.fromEntries(
    (Object.keys(newJob) as (keyof JobValues)[]).flatMap((name) =>
      name in job ? [[name, job[name as keyof JobView] as SeenFields[string]]] : [],
    ),
  ),
  requirements: requirements.map(({ id, label, type, required }) => ({ id, label, type, required })),
});

/** Returns the form's values for the fields of a job. A null field gets the value that it has in a new job. */
export const shownAs = (seen: SeenFields): JobValues => ({
  ...newJob,
  ...(Object.fromEntries(
    Object.entries(seen).map(([name, value]) => [name, value ?? newJob[name as keyof JobValues]]),
  ) as Partial<JobValues>),
});

export const valuesOf = (job: JobView, requirements: readonly Requirement[]): JobValues =>
  shownAs(seenOf(job, requirements));

import { jobFormFields } from './job-other-fields.ts';

type Fields = typeof jobFormFields;
type Labelled = { [N in keyof Fields]: Fields[N] extends { label: string } ? N : never }[keyof Fields];

/** The label of each field of the job form, in the order of the form. */
export const jobLabels = Object.fromEntries(
  Object.entries(jobFormFields).flatMap(([name, field]) => ('label' in field ? [[name, field.label]] : [])),
) as Record<Labelled, string>;

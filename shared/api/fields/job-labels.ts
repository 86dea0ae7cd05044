import { labelsOf } from './field-facts.ts';
import { jobFormFields } from './job-other-fields.ts';

/** The label of each field of the job form, in the order of the form. */
export const jobLabels = labelsOf(jobFormFields);

import { useNamedList } from '#web/src/lib/named-list.ts';
import { type JobValues, newJob, onSameTerms } from '../values/job-values.ts';

/** Terms of jobs with a name. They stay in this browser, for each person who signs in here. */

export interface Template {
  name: string;
  terms: JobValues;
}

export const maxTemplates = 30;
export const maxTemplateName = 60;

const keyOf = (person: string): string => `suncrew-job-templates-${person}`;

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'terms' in value &&
  typeof value.terms === 'object' &&
  value.terms !== null;

/** Fields that this version does not know are left out, and new ones are empty. */
export function templatesIn(text: string | null): Template[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isTemplate).map(({ name, terms }) => templateOf(name, { ...newJob, ...terms }));
  } catch {
    return [];
  }
}

/** What differs from job to job, such as the customer, is not kept. */
export const templateOf = (name: string, job: JobValues): Template => ({ name, terms: onSameTerms(job) });

export const useTemplates = (person: string) => useNamedList(keyOf(person), templatesIn);

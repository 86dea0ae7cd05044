import { type KeptItem, mostKeptItems } from '#shared/domain/accounts/kept-lists.ts';
import { useKeptList } from '#web/src/lib/server/kept-list.ts';
import { type JobValues, newJob, onSameTerms } from '../values/job-values.ts';

/** Terms for new jobs, which a retailer has saved under a name. */

export interface Template {
  name: string;
  terms: JobValues;
}

export const maxTemplates = mostKeptItems.templates;
export const maxTemplateName = 60;

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'terms' in value &&
  typeof value.terms === 'object' &&
  value.terms !== null;

/** Returns the templates in a stored text, without fields that the form no longer has. Missing fields are as in a new job. */
export function templatesIn(text: string | null): Template[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isTemplate).map(({ name, terms }) => templateOf(name, { ...newJob, ...terms }))
      : [];
  } catch {
    return [];
  }
}

/** Returns a template of a job, without the fields that differ from job to job, such as the customer. */
export const templateOf = (name: string, job: JobValues): Template => ({ name, terms: onSameTerms(job) });

/** Returns a template, or null if the stored text contains no terms. */
function templateOfKept({ name, text }: KeptItem): Template | null {
  const [template] = templatesIn(`[{"name":"","terms":${text}}]`);
  return template ? { ...template, name } : null;
}

export const useTemplates = (person: string) =>
  useKeptList<Template>({
    list: 'templates',
    earlierKey: `suncrew-job-templates-${person}`,
    earlierIn: templatesIn,
    itemOf: templateOfKept,
    textOf: ({ terms }) => JSON.stringify(terms),
  });

import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browser-storage.ts';
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
    return stored.filter(isTemplate).map(({ name, terms }) => ({ name, terms: onSameTerms({ ...newJob, ...terms }) }));
  } catch {
    return [];
  }
}

const sorted = (templates: readonly Template[]): Template[] =>
  [...templates].sort((a, b) => a.name.localeCompare(b.name));

/** A name that is taken already gets the new terms. */
export const withTemplate = (templates: readonly Template[], { name, terms }: Template): Template[] =>
  sorted([...templates.filter((each) => each.name !== name), { name, terms: onSameTerms(terms) }]);

export const renamed = (templates: readonly Template[], from: string, to: string): Template[] =>
  sorted(
    templates
      .filter(({ name }) => name !== to || from === to)
      .map((each) => (each.name === from ? { ...each, name: to } : each)),
  );

const onlookers = new Set<() => void>();
function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  addEventListener('storage', onlooker);
  return () => {
    onlookers.delete(onlooker);
    removeEventListener('storage', onlooker);
  };
}

export function useTemplates(person: string) {
  const templates = templatesIn(useSyncExternalStore(watch, () => browserStorage.read(keyOf(person))));
  const keep = (changed: readonly Template[]) => {
    browserStorage.write(keyOf(person), changed.length > 0 ? JSON.stringify(changed) : null);
    for (const onlooker of onlookers) onlooker();
  };
  return {
    templates,
    save: (template: Template) => keep(withTemplate(templates, template)),
    rename: (from: string, to: string) => keep(renamed(templates, from, to)),
    remove: (name: string) => keep(templates.filter((each) => each.name !== name)),
  };
}

import { jobLabels } from 'virtual:job-labels';
import type { StaleField } from '#web/src/components/form/use-stale-save.ts';
import { isSame, type Values } from '#web/src/lib/drafts/changes.ts';
import type { Template } from './templates.ts';

/**
 * Returns the fields in which a template of the same name differs from the one to save. `opened` is the form's start, if it
 * started from that template: the person has not edited a field that is unchanged since.
 */
export function replacedFields(kept: Template, saved: Template, opened: Values | undefined): StaleField[] {
  const before: Values = { ...kept.terms };
  const after: Values = { ...saved.terms };
  return Object.entries(jobLabels).flatMap(([field, label]) => {
    if (isSame(before[field], after[field])) return [];
    return [
      {
        field,
        label,
        from: opened?.[field],
        to: before[field],
        isTouched: opened === undefined || !isSame(after[field], opened[field]),
        mine: { [field]: after[field] },
        theirs: { [field]: before[field] },
      },
    ];
  });
}

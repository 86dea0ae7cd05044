import { jobLabels } from 'virtual:job-labels';
import type { StaleField } from '#web/src/components/form/use-stale-save.ts';
import { isSame, type Values } from '#web/src/lib/drafts/changes.ts';
import type { Template } from './templates.ts';

/**
 * The fields in which a template of the same name differs from the one to save. `opened` is what the form started with, if it
 * started from that template: a field that was not changed since is not the person's.
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

import { jobLabels } from 'virtual:job-labels';
import type { StaleField } from '#web/src/components/form/use-stale-save.ts';
import { isSame, type Values } from '#web/src/lib/drafts/changes.ts';
import type { Template } from './templates.ts';

/**
 * Returns the fields that differ between `kept`, the stored template, and `saved`, which replaces it. If the form started from
 * the stored template, `opened` has the form's first values, and shows which fields the person has edited.
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

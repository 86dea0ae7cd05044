import { type Changes, isSame, usableChanges, type Values } from './changes.ts';
import { type DraftOf, dropDraft, readDraft } from './draft-store.ts';
import { isKeptField } from './kept-forms.ts';

/** A draft that was found when a form opened. */
export interface FoundDraft {
  at: number;
  /** Whether the form's initial values have changed since the person began the draft. */
  hasChangedSince: boolean;
  /** Whether the form already shows the draft. */
  isRestored: boolean;
  changes: Changes;
}

/** Returns a checksum of a form's initial values, which shows later whether they have changed. */
export function stampOf(values: Values): string {
  const text = JSON.stringify(values);
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return `${text.length}.${sum}`;
}

/**
 * Returns a form's draft with those changes that still fit the initial values, or null. `only` names the fields that are not
 * locked.
 */
export function findDraft(of: DraftOf, initial: Values, only: readonly string[] | undefined): FoundDraft | null {
  const draft = readDraft(of);
  if (draft === null) return null;
  const isOpen = (field: string) => field in initial && isKeptField(of.form, field) && (only?.includes(field) ?? true);
  const news = Object.entries(draft.changes).filter(([field, { to }]) => !isSame(to, initial[field]));
  const changes = usableChanges(Object.fromEntries(news.filter(([field]) => isOpen(field))), initial, Date.now());
  const count = Object.keys(changes).length;
  if (count === 0) {
    dropDraft(of);
    return null;
  }
  const hasChangedSince = draft.basis !== stampOf(initial) || count < news.length;
  return { at: draft.at, hasChangedSince, isRestored: false, changes };
}

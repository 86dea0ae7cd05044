import { withStorage } from '../storage/with-storage.ts';
import type { Changes } from './changes.ts';
import { type KeptFormName, keptForms } from './kept-forms.ts';

/**
 * Drafts in the browser's storage: one for each person, form and subject. They are deleted on signing out, and after two
 * weeks. If the storage is full or forbidden, no draft is kept, and the form says so.
 */

export interface DraftOf {
  person: string;
  form: KeptFormName;
  /** The id of the form's subject, or `new`. */
  about: string;
}

export interface Draft {
  /** The time of the last change, in milliseconds. */
  at: number;
  /** A checksum of the form's values before the first change. */
  basis: string;
  changes: Changes;
}

const prefix = 'suncrew-draft:';
/** The prefix of the key for the time when a person signed out. Forms that were opened before this time keep no drafts. */
const leftPrefix = 'suncrew-left:';
/** The prefix of the key for the list of recently opened pages, which lasts as long as drafts. `lib/recent` writes the list. */
export const recentPrefix = 'suncrew-recent:';
/** The prefix of the key for an installer's last search for work. `features/find-work` writes the search. */
export const workPrefix = 'suncrew-work:';
export const draftsLastMilliseconds = 14 * 24 * 3_600_000;
const mostCharacters = 100_000;
const mostDrafts = 20;

const keyOf = ({ person, form, about }: DraftOf): string => `${prefix}${person}:${form}:${about}`;

const isStored = (value: unknown): value is Draft & { version: number } => {
  const { at, basis, changes, version } = (value ?? {}) as Partial<Draft & { version: number }>;
  return (
    typeof at === 'number' &&
    typeof basis === 'string' &&
    typeof version === 'number' &&
    typeof changes === 'object' &&
    changes !== null &&
    Object.values(changes).every((change) => typeof change?.at === 'number' && 'to' in change)
  );
};

function parse(text: string | null): (Draft & { version: number }) | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the latest time in a list of recently opened pages, in milliseconds. Zero for an unreadable list. */
function latestIn(text: string | null): number {
  try {
    const [latest] = JSON.parse(text ?? '[]') as { at?: number }[];
    return latest?.at ?? 0;
  } catch {
    return 0;
  }
}

const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => withStorage(() => localStorage, work, otherwise);

const keysIn = (storage: Storage, start: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(start));

export const dropDraft = (of: DraftOf): void => attempt((storage) => storage.removeItem(keyOf(of)), undefined);

/**
 * Removes drafts, lists of opened pages and times of sign-outs older than two weeks, of every person who has used this browser.
 */
export function dropOldDrafts(now = Date.now()): void {
  attempt((storage) => {
    const isOver = (at: number) => !(now - at < draftsLastMilliseconds);
    for (const key of keysIn(storage, prefix))
      if (isOver(parse(storage.getItem(key))?.at ?? 0)) storage.removeItem(key);
    for (const key of keysIn(storage, recentPrefix))
      if (isOver(latestIn(storage.getItem(key)))) storage.removeItem(key);
    for (const key of keysIn(storage, leftPrefix)) if (isOver(Number(storage.getItem(key)))) storage.removeItem(key);
  }, undefined);
}

/** Returns the stored draft, or null. Removes a draft of another version of the form. */
export const readDraft = (of: DraftOf): Draft | null =>
  attempt((storage) => {
    dropOldDrafts();
    const stored = parse(storage.getItem(keyOf(of)));
    if (stored?.version === keptForms[of.form].version) return stored;
    dropDraft(of);
    return null;
  }, null);

/** Makes space for another draft of this person by removing the oldest. */
function makeRoom(storage: Storage, { person }: DraftOf): void {
  const ageOf = (key: string): number => parse(storage.getItem(key))?.at ?? 0;
  const oldestFirst = keysIn(storage, `${prefix}${person}:`).sort((one, other) => ageOf(one) - ageOf(other));
  for (const key of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostDrafts + 1))) storage.removeItem(key);
}

/** Stores a draft for a form that was opened at `openedAt`. Returns whether it is stored. */
export const keepDraft = (of: DraftOf, draft: Draft, openedAt: number): boolean =>
  attempt((storage) => {
    if (Number(storage.getItem(leftPrefix + of.person) ?? 0) >= openedAt) return false;
    const text = JSON.stringify({ ...draft, version: keptForms[of.form].version });
    if (text.length > mostCharacters) return false;
    if (storage.getItem(keyOf(of)) === null) makeRoom(storage, of);
    storage.setItem(keyOf(of), text);
    return true;
  }, false);

/**
 * Removes all drafts of a person who signs out, with their recently opened pages and their last search. Other tabs then keep no
 * more drafts of forms that are still open.
 */
export function endDrafts(person: string): void {
  attempt((storage) => {
    storage.setItem(leftPrefix + person, String(Date.now()));
  }, undefined);
  attempt((storage) => {
    for (const key of keysIn(storage, `${prefix}${person}:`)) storage.removeItem(key);
    storage.removeItem(recentPrefix + person);
    storage.removeItem(workPrefix + person);
  }, undefined);
}

/** Returns the time when this person last signed out on this browser, in milliseconds. Zero if there is none. */
export const leftAt = (person: string): number =>
  attempt((storage) => Number(storage.getItem(leftPrefix + person) ?? 0), 0);

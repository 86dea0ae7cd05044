import { browserStorage } from '../browser-storage.ts';
import { draftsLastMilliseconds, leftAt, recentPrefix } from '../drafts/draft-store.ts';

/**
 * The jobs and companies that a person opened last on this device. They are deleted when the person signs out, and after two
 * weeks. A job is kept without its customer and street.
 */

export type Recent =
  | { kind: 'job'; id: string; number: string | null; title: string; suburb: string | null }
  | { kind: 'installer' | 'company'; id: string; name: string; place: string };
type Kept = Recent & { at: number };

const most = 8;
const keyOf = (person: string): string => `${recentPrefix}${person}`;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function isKept(value: unknown): value is Kept {
  const { kind, id, at, ...facts } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof at !== 'number') return false;
  if (kind === 'job')
    return typeof facts.title === 'string' && isTextOrNull(facts.number) && isTextOrNull(facts.suburb);
  return (
    (kind === 'installer' || kind === 'company') && typeof facts.name === 'string' && typeof facts.place === 'string'
  );
}

function parse(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Returns the pages that this person opened last, the latest first. */
export function readRecent(person: string, now = Date.now()): Kept[] {
  const from = Math.max(leftAt(person), now - draftsLastMilliseconds);
  return parse(browserStorage.read(keyOf(person)))
    .filter(isKept)
    .filter(({ at }) => at > from);
}

export function keepRecent(person: string, recent: Recent, now = Date.now()): void {
  const others = readRecent(person, now).filter(({ id }) => id !== recent.id);
  browserStorage.write(keyOf(person), JSON.stringify([{ ...recent, at: now }, ...others].slice(0, most)));
}

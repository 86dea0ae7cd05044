import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsLastMilliseconds, dropOldDrafts, endDrafts, keepDraft, readDraft } from './draft-store.ts';

const robin = { person: 'robin', form: 'job', about: 'new' } as const;
const draftOf = (text: string, at = Date.now()) => ({ at, basis: 'b', changes: { notes: { to: text, at } } });
const before = Date.now() - 1_000;

beforeEach(() => localStorage.clear());

describe('a stored draft', () => {
  it('is read again by the same person, for the same form and the same subject only', () => {
    expect(keepDraft(robin, draftOf('Ring first'), before)).toBe(true);
    expect(readDraft(robin)?.changes.notes?.to).toBe('Ring first');
    expect(readDraft({ ...robin, person: 'priya' })).toBeNull();
    expect(readDraft({ ...robin, form: 'apply' })).toBeNull();
    expect(readDraft({ ...robin, about: 'one job' })).toBeNull();
  });

  it('is deleted after two weeks, for every person', () => {
    const old = Date.now() - draftsLastMilliseconds - 1;
    keepDraft(robin, draftOf('Ring first', old), before);
    keepDraft({ ...robin, person: 'priya' }, draftOf('Ring first'), before);
    dropOldDrafts();
    expect(readDraft(robin)).toBeNull();
    expect(readDraft({ ...robin, person: 'priya' })).not.toBeNull();
  });

  it('is deleted with the list of recently opened pages, after two weeks and on signing out', () => {
    const opened = (at: number) => JSON.stringify([{ at }]);
    localStorage.setItem('suncrew-recent:robin', opened(Date.now()));
    localStorage.setItem('suncrew-recent:priya', opened(Date.now() - draftsLastMilliseconds - 1));
    dropOldDrafts();
    expect(localStorage.getItem('suncrew-recent:priya')).toBeNull();
    expect(localStorage.getItem('suncrew-recent:robin')).not.toBeNull();
    endDrafts('robin');
    expect(localStorage.getItem('suncrew-recent:robin')).toBeNull();
  });

  it('is not kept if it is larger than a long form', () => {
    expect(keepDraft(robin, draftOf('x'.repeat(200_000)), before)).toBe(false);
    expect(readDraft(robin)).toBeNull();
  });

  it('replaces the oldest draft when there are too many', () => {
    const start = Date.now() - 100_000;
    for (let count = 0; count < 25; count += 1)
      keepDraft({ ...robin, about: `job ${count}` }, draftOf('x', start + count), before);
    const isKept = (count: number) => readDraft({ ...robin, about: `job ${count}` }) !== null;
    expect(Array.from({ length: 25 }, (_, count) => isKept(count)).indexOf(true)).toBe(5);
    expect(isKept(24)).toBe(true);
  });

  it('is deleted on signing out, and a form that is still open keeps nothing afterwards', () => {
    keepDraft(robin, draftOf('Ring first'), before);
    keepDraft({ ...robin, person: 'priya' }, draftOf('Ring first'), before);
    endDrafts('robin');
    expect(readDraft(robin)).toBeNull();
    expect(readDraft({ ...robin, person: 'priya' })).not.toBeNull();
    expect(keepDraft(robin, draftOf('Ring first'), before)).toBe(false);
    expect(keepDraft(robin, draftOf('Ring first'), Date.now() + 1)).toBe(true);
  });

  it('is not kept where the browser refuses its storage, and nothing breaks', () => {
    const refuse = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(keepDraft(robin, draftOf('Ring first'), before)).toBe(false);
    expect(readDraft(robin)).toBeNull();
    endDrafts('robin');
    dropOldDrafts();
    refuse.mockRestore();
  });
});

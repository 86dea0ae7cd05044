import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Changes, changesIn, type Values, withChanges } from '../../lib/drafts/changes.ts';
import { dropDraft, keepDraft } from '../../lib/drafts/draft-store.ts';
import { type FoundDraft, findDraft, stampOf } from '../../lib/drafts/find-draft.ts';
import { isFirstAfterReload } from '../../lib/drafts/first-after-reload.ts';
import { isKeptField, isTypedField, type KeptFormName } from '../../lib/drafts/kept-forms.ts';
import { shownPerson } from '../../lib/server/person.ts';

export interface DraftOptions {
  name: KeptFormName;
  /** The id of the form's subject, or `new`. */
  about: string;
  /**
   * Set for a form in a dialog, which shows its draft immediately. A form on a page shows its draft immediately only after a
   * reload, and otherwise asks. Every form asks if its initial values have changed since the draft was begun.
   */
  restores?: 'at once';
  /** The names of the fields that the person may change. Undefined if the person may change all of them. */
  only?: readonly string[] | undefined;
}

export interface KeptDraft {
  found: FoundDraft | null;
  /** Whether the form has unsaved text. */
  isDirty: boolean;
  /** Whether typed text survives leaving the page. */
  isKept: boolean;
  /** Puts the found draft into the form. Text that the person has typed since is not replaced. */
  restore: () => void;
  /** Removes the found draft. Text that the person has typed since stays. */
  discard: () => void;
  /** Removes the draft. The form calls this function once it is saved. */
  end: () => void;
}

const pauseMilliseconds = 400;

/** Reads the draft of a form once, when the form opens. */
function useOpening({ name, about, only, restores }: DraftOptions, initial: Values) {
  const [opening] = useState(() => {
    // Another person may sign in while the form is open. The text still belongs to the person who typed it.
    const person = shownPerson();
    const of = person === null ? null : { person, form: name, about };
    const first = of && findDraft(of, initial, only);
    const isReloaded = isFirstAfterReload();
    return { of, openedAt: Date.now(), first, restores: isReloaded ? ('at once' as const) : restores };
  });
  return opening;
}

/** Keeps typed text in the browser, for the person who types it, until it is saved or discarded. */
export function useDraft<V extends FieldValues, O>(
  { getValues, subscribe, reset, formState }: UseFormReturn<V, unknown, O>,
  options: DraftOptions,
): KeptDraft {
  const { name } = options;
  const initial = useRef<Values>(formState.defaultValues ?? {});
  const { of, openedAt, first, restores } = useOpening(options, initial.current);
  const [found, setFound] = useState(first);
  const [isDirty, setDirty] = useState(false);
  const [isKept, setKept] = useState(of !== null);
  const latest = useRef({ undecided: first, typed: {} as Changes, kept: JSON.stringify(first?.changes ?? {}) });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const typedChanges = useCallback((): Changes => {
    const fields = Object.entries(getValues()).filter(([field]) => isKeptField(name, field));
    return changesIn(initial.current, Object.fromEntries(fields), latest.current.typed, Date.now());
  }, [getValues, name]);

  /**
   * Stores the person's changes if they differ from the stored ones. Until the person decides about a found draft, its changes
   * stay stored too.
   */
  const keep = useCallback(() => {
    clearTimeout(waiting.current);
    const { undecided, kept } = latest.current;
    const typed = typedChanges();
    const changes = { ...undecided?.changes, ...typed };
    const text = JSON.stringify(changes);
    latest.current.typed = typed;
    if (of === null || text === kept) return;
    latest.current.kept = text;
    const times = Object.values(changes).map(({ at }) => at);
    if (times.length === 0) return dropDraft(of);
    const basis = undecided?.hasChangedSince ? 'an earlier one' : stampOf(initial.current);
    setKept(keepDraft(of, { at: Math.max(...times), basis, changes }, openedAt));
  }, [of, openedAt, typedChanges]);

  const decide = useCallback(
    (next: FoundDraft | null) => {
      latest.current.undecided = null;
      setFound(next);
      keep();
    },
    [keep],
  );

  const restore = useCallback(() => {
    const { undecided } = latest.current;
    if (undecided === null) return;
    const changes = { ...undecided.changes, ...typedChanges() };
    latest.current.typed = changes;
    reset(withChanges(getValues(), changes), { keepDefaultValues: true });
    decide(restores === 'at once' ? { ...undecided, isRestored: true } : null);
  }, [reset, getValues, restores, decide, typedChanges]);

  const discard = useCallback(() => {
    if (found?.isRestored) reset();
    decide(null);
  }, [found, reset, decide]);

  const end = useCallback(() => {
    clearTimeout(waiting.current);
    const typed = typedChanges();
    latest.current = { undecided: null, typed, kept: JSON.stringify(typed) };
    setFound(null);
    setDirty(false);
    if (of !== null) dropDraft(of);
  }, [of, typedChanges]);

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ defaultValues, values }) => {
        initial.current = defaultValues ?? {};
        const typed = Object.entries(values).filter(([field]) => isTypedField(name, field));
        setDirty(Object.keys(changesIn(initial.current, Object.fromEntries(typed), {}, 0)).length > 0);
        clearTimeout(waiting.current);
        waiting.current = setTimeout(keep, pauseMilliseconds);
      },
    });
    const onHide = () => document.visibilityState === 'hidden' && keep();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, [subscribe, keep, name]);

  useEffect(() => {
    if (restores === 'at once' && first?.hasChangedSince === false) restore();
  }, [first, restores, restore]);

  return { found, isDirty, isKept, restore, discard, end };
}

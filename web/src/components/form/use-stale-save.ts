import { useCallback, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SeenFields, SeenValue } from '#shared/api/fields/seen-fields.ts';
import type { FieldChange } from '#shared/domain/changes.ts';
import { isSame, type Values } from '../../lib/drafts/changes.ts';

/** The version of the data with which a form was opened. The server refuses a save if one of these fields has changed since. */
export interface ReadVersion<V> {
  /** The fields as the API's answer showed them. */
  seen: SeenFields;
  /** Returns the form's values for these fields, under the same names. */
  shownAs: (fields: SeenFields) => Partial<V>;
  /** Maps a field that always changes together with another field to the name of that other field. */
  partOf?: Readonly<Record<string, string>>;
}

/** A field that has changed since the form was opened. */
export interface StaleField {
  field: string;
  label: string;
  /** The value that the form was opened with, and the one that is stored now, as the API shows them. */
  from: unknown;
  to: unknown;
  /** Whether the person has changed this field too. */
  isTouched: boolean;
  /** The form's values for each choice: for the field, and for the fields that change with it. */
  mine: Values;
  theirs: Values;
}
export type Choice = 'mine' | 'theirs';

export interface StaleSave {
  fields: readonly StaleField[];
  choose: (choice: Choice, fields: readonly StaleField[]) => void;
}

interface StaleSaves {
  /** Null until a save is refused because of a newer version. */
  stale: StaleSave | null;
  /** Returns the version on which the next save is based. */
  version: () => SeenFields | undefined;
  /** Shows the changes. Untouched fields take the newer value; edited ones keep the typed text. */
  take: (changes: readonly FieldChange[]) => void;
  /** Restores the stored values of fields that can no longer be changed. */
  restore: (names: readonly string[]) => void;
  /** Takes a new version, for a form that stays open after its save. */
  renew: (seen: SeenFields) => void;
}

const toValues = (changes: readonly FieldChange[]): SeenFields =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to as SeenValue]));
const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

const together = (parts: readonly Values[]): Values => Object.assign({}, ...parts);

/** Lets a person choose between their values and newer ones, after a save based on an earlier version. */
export function useStaleSave<V extends FieldValues, O>(
  { getValues, reset, formState }: UseFormReturn<V, unknown, O>,
  read: ReadVersion<V> | undefined,
): StaleSaves {
  const first = useRef(read?.seen);
  const [fields, setFields] = useState<readonly StaleField[]>([]);

  const showValues = useCallback(
    (values: Values) =>
      reset({ ...getValues(), ...values } as V, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true }),
    [reset, getValues],
  );

  const choose = (choice: Choice, chosen: readonly StaleField[]) =>
    showValues(together(chosen.map((each) => each[choice])));

  const take = (changes: readonly FieldChange[]) => {
    if (!read) return;
    const newer = { ...first.current, ...toValues(changes) };
    const before = { ...formState.defaultValues } as Values;
    const typed: Values = getValues();
    const now: Values = { ...before, ...read.shownAs(newer) };
    const leaderOf = (field: string): string => read.partOf?.[field] ?? field;
    const leaders = [...new Set(changes.map(({ field }) => leaderOf(field)))];
    const rows = leaders.map((field): StaleField => {
      const members = [field, ...Object.keys(read.partOf ?? {}).filter((each) => leaderOf(each) === field)];
      const change = changes.find((each) => each.field === field);
      const part = changes.find((each) => leaderOf(each.field) === field);
      return {
        field,
        label: (change ?? part)?.label ?? field,
        from: change ? change.from : first.current?.[field],
        to: newer[field],
        isTouched: members.some((name) => !isSame(typed[name], before[name])),
        mine: pick(typed, members),
        theirs: pick(now, members),
      };
    });
    first.current = newer;
    reset(now as V, { keepValues: true, keepSubmitCount: true });
    showValues(together(rows.filter(({ isTouched }) => !isTouched).map(({ theirs }) => theirs)));
    setFields(rows);
  };

  return {
    stale: fields.length === 0 ? null : { fields, choose },
    version: () => first.current,
    take,
    restore: (names) => showValues(pick(formState.defaultValues ?? {}, names)),
    renew: (seen) => {
      first.current = seen;
      setFields([]);
    },
  };
}

import { changesBetween, type FieldValue, type FieldValues } from '#shared/domain/changes.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a save if its form showed older values than the stored ones. The refusal lists the fields that have changed. */
export function refuseStale(
  seen: { readonly [field: string]: FieldValue | undefined } | undefined,
  now: FieldValues,
  labels: Readonly<Record<string, string>>,
): void {
  const changes = changesBetween(seen ?? {}, now, labels);
  if (changes.length === 0) return;
  throw new Refusal('conflict', {
    message: 'This has changed since you opened it. Nothing was saved.',
    changes,
  });
}

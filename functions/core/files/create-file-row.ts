import { ConditionLost, type NamedWrite } from '../../data/commit.ts';
import { createObject } from '../../data/files/object-writes.ts';
import type { ObjectRow } from '../../data/rows.ts';
import type { Actor } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { throwIfUsedUp } from './upload-quota.ts';

type NewFile = Pick<ObjectRow, 'objectKey' | 'fileName' | 'declaredType' | 'declaredSize'>;

/** Creates the row of a file, and counts it in the same transaction. Throws `rate_limited` if a quota is used up. */
export async function createFileRow(
  actor: Actor,
  file: NewFile,
  counts: readonly NamedWrite[],
  now: Date,
): Promise<void> {
  try {
    await commitFor(actor, [createObject({ ...file, ownerId: actor.userId }, now), ...counts]);
  } catch (error) {
    if (error instanceof ConditionLost) throwIfUsedUp(error.names, now);
    throw error;
  }
}

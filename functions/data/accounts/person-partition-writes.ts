import { storedName } from '../entities/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import { deleteInPartition } from '../partition-writes.ts';
import { rows } from '../service.ts';

/** The stored names of the kinds whose rows are removed with an account. */
const removed: ReadonlySet<string> = new Set(
  Object.values(kinds)
    .filter(({ leftBehind }) => leftBehind === 'removed')
    .map(storedName),
);

/** Returns the kind of a row, which its sort key begins with. */
const kindIn = (sk: string): string => /^\$([a-z]+)_/.exec(sk)?.[1] ?? '';

/**
 * Deletes the rows of the kinds in `removed` from a user's partition. Not a transaction: after an interruption, the deletion can
 * run again.
 */
export async function deletePersonPartition(userId: string): Promise<void> {
  const { Key: own } = rows().user.get({ userId }).params<{ Key: { pk: string } }>();
  await deleteInPartition(own.pk, ({ sk }) => removed.has(kindIn(sk)));
}

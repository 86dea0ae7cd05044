import { leftBehind } from '../left-behind.ts';
import { deleteInPartition } from '../partition-writes.ts';
import { entities, rows } from '../service.ts';

/** The stored names of the kinds of row that go with an account. */
const removed: ReadonlySet<string> = new Set(
  Object.entries(leftBehind)
    .filter(([, fate]) => fate === 'removed')
    .map(([name]) => entities[name as keyof typeof leftBehind].schema.model.entity),
);

/** The kind of a row, which its sort key begins with. */
const kindIn = (sk: string): string => /^\$([a-z]+)_/.exec(sk)?.[1] ?? '';

/** Deletes what belongs to a person alone. It may be interrupted and run again. Not part of a transaction. */
export async function deletePersonPartition(userId: string): Promise<void> {
  const { Key: own } = rows().user.get({ userId }).params<{ Key: { pk: string } }>();
  await deleteInPartition(own.pk, ({ sk }) => removed.has(kindIn(sk)));
}

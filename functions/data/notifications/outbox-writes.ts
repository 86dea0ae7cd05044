import { newId } from '../../new-id.ts';
import type { NamedWrite } from '../commit.ts';
import { outboxListKeys } from '../entities/running/outbox-entity.ts';
import type { Effects, OutboxRow } from '../rows.ts';
import { write } from '../write.ts';

const isEmpty = (effects: Effects): boolean => Object.values(effects).every((each) => each === undefined);

/** The time that the consumer has for a new row before the sweeper tries it. */
const graceMilliseconds = 60_000;

/**
 * Creates the row with the follow-ups of a change, in the change's own transaction. `at` is the time of the event. The grace time
 * starts at the current time, which may be later.
 */
export function outboxWrite(effects: Effects, at: Date): NamedWrite[] {
  if (isEmpty(effects)) return [];
  const row = {
    outboxId: newId(at),
    effects,
    createdAt: at.toISOString(),
    nextTryAt: new Date(Date.now() + graceMilliseconds).toISOString(),
  };
  return [write('outbox', (entities) => entities.outbox.create({ ...row, ...outboxListKeys(row) }).commit())];
}

export const outboxRowWrite = 'outbox row';

/** Deletes the row in the transaction that applies its effects. Fails if the row no longer exists, so repeats are harmless. */
export const takeOutboxRow = (outboxId: string): NamedWrite =>
  write(outboxRowWrite, (entities) =>
    entities.outbox
      .delete({ outboxId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/**
 * Takes the lease on the row for one try until `nextTryAt`. Fails if another function has tried the row since it was read, or if
 * the row is done or dead.
 */
export const claimOutboxRow = (row: OutboxRow, nextTryAt: string): NamedWrite =>
  write(outboxRowWrite, (entities) =>
    entities.outbox
      .patch({ outboxId: row.outboxId })
      .set({ nextTryAt, attempts: (row.attempts ?? 0) + 1, ...outboxListKeys({ ...row, nextTryAt }) })
      .where((is, { eq, notExists }) =>
        [
          row.attempts === undefined ? notExists(is.attempts) : eq(is.attempts, row.attempts),
          row.nextTryAt === undefined ? notExists(is.nextTryAt) : eq(is.nextTryAt, row.nextTryAt),
          notExists(is.deadAt),
        ].join(' AND '),
      )
      .commit(),
  );

interface Failure {
  attempts: number;
  reason: string;
  nextTryAt: string;
  /** Set if this was the last try. */
  deadAt?: string;
}

/** Records a failed try. The row then waits for its next try, or is dead. Fails if the row is done. */
export const noteOutboxFailure = (row: OutboxRow, failure: Failure): NamedWrite =>
  write(outboxRowWrite, (entities) =>
    entities.outbox
      .patch({ outboxId: row.outboxId })
      .set({ ...failure, ...outboxListKeys({ ...row, ...failure }) })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/** Puts a dead row back in the queue as if it had never been tried. Fails if the row is no longer dead. */
export const reviveOutboxRow = (row: OutboxRow, nextTryAt: string): NamedWrite =>
  write(outboxRowWrite, (entities) =>
    entities.outbox
      .patch({ outboxId: row.outboxId })
      .set({ nextTryAt, ...outboxListKeys({ ...row, nextTryAt, deadAt: undefined }) })
      .remove(['attempts', 'deadAt', 'reason'])
      .where(({ deadAt }, { exists }) => exists(deadAt))
      .commit(),
  );

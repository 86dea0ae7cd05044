import { newId } from '../../new-id.ts';
import { type NamedWrite, write } from '../commit.ts';
import { listNames } from '../list-keys.ts';
import type { Effects } from '../rows.ts';

const isEmpty = (effects: Effects): boolean => Object.values(effects).every((each) => each === undefined);

/** The row from which the consumer learns what has to follow a change; written in the change's own transaction. */
export function outboxWrite(effects: Effects, now: Date): NamedWrite[] {
  if (isEmpty(effects)) return [];
  const outboxId = newId(now);
  return [
    write('outbox', (entities) =>
      entities.outbox
        .create({
          outboxId,
          effects,
          createdAt: now.toISOString(),
          list1pk: listNames.outbox(),
          list1sk: outboxId,
        })
        .commit(),
    ),
  ];
}

export const outboxRowWrite = 'outbox row';

/** Removes the row in the transaction that applies its effects, on condition that it is still there: so twice is harmless. */
export const takeOutboxRow = (outboxId: string): NamedWrite =>
  write(outboxRowWrite, (entities) =>
    entities.outbox
      .delete({ outboxId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

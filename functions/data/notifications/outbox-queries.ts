import { listNames } from '../list-keys.ts';
import type { OutboxRow } from '../rows.ts';
import { rows } from '../service.ts';

/** What is left to carry out of a change, as it is at this moment; null once it is done. */
export async function findOutboxRow(outboxId: string): Promise<OutboxRow | null> {
  const { data } = await rows().outbox.get({ outboxId }).go({ consistent: true });
  return data;
}

const sweptAtOnce = 100;

/** For the sweeper: rows written before `time`, oldest first. */
export async function readLateOutbox(time: string): Promise<string[]> {
  const { data } = await rows().outbox.query.waiting({ list1pk: listNames.outbox() }).go({ limit: sweptAtOnce });
  return data.filter((row) => row.createdAt < time).map((row) => row.outboxId);
}

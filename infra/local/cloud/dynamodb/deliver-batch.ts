import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** A Lambda stream handler with reportBatchItemFailures. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

export interface Delivery {
  handler: StreamHandler;
  /** Sets aside a record that failed too often, so that delivery of the records after it can continue. */
  giveUp: (record: DynamoDBRecord, attempts: number, error: unknown) => Promise<void>;
  /** Aborted to stop the delivery. The handler's current call ends normally. */
  signal: AbortSignal;
  maxAttempts?: number;
  firstPauseMs?: number;
}

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? '';

interface Outcome {
  /** The index at which the batch must start again, or its length if everything succeeded. */
  failedAt: number;
  /** True if the failing record is not known, because the handler threw or reported a record that is not in the batch. */
  unknownCulprit: boolean;
  error?: unknown;
}

async function call(handler: StreamHandler, records: DynamoDBRecord[]): Promise<Outcome> {
  try {
    const { batchItemFailures } = await handler({ Records: records });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const failedAt = records.findIndex((record) => failed.has(sequenceOf(record)));
    // If an identifier is not in the batch, Lambda treats the whole batch as failed.
    if (failedAt < 0) return { failedAt: failed.size > 0 ? 0 : records.length, unknownCulprit: failed.size > 0 };
    return { failedAt, unknownCulprit: false, error: 'reported in batchItemFailures' };
  } catch (error) {
    return { failedAt: 0, unknownCulprit: true, error };
  }
}

/**
 * Delivers records to a handler like Lambda's event source, and continues from the first failure. If the handler throws, the
 * batch is halved until only the failing record is left. That record is retried with growing pauses, and set aside after
 * `maxAttempts`. Returns false if `signal` was aborted before all records were done. The caller must then deliver them again.
 */
export async function deliverBatch(batch: DynamoDBRecord[], delivery: Delivery): Promise<boolean> {
  const { handler, giveUp, signal, maxAttempts = 5, firstPauseMs = 100 } = delivery;
  const attempts = new Map<string, number>();
  const work = [batch];
  for (let records = work.shift(); records; records = work.shift()) {
    if (records.length === 0) continue;
    if (signal.aborted) return false;
    const { failedAt, unknownCulprit, error } = await call(handler, records);
    const [culprit, ...others] = records.slice(failedAt);
    if (!culprit) continue;
    if (unknownCulprit && others.length > 0) {
      const middle = Math.ceil(records.length / 2);
      work.unshift(records.slice(0, middle), records.slice(middle));
      continue;
    }
    const count = (attempts.get(sequenceOf(culprit)) ?? 0) + 1;
    attempts.set(sequenceOf(culprit), count);
    if (count >= maxAttempts) {
      await giveUp(culprit, count, error);
      work.unshift(others);
    } else {
      work.unshift([culprit, ...others]);
      await delay(firstPauseMs * 2 ** (count - 1), undefined, { signal }).catch(() => undefined);
    }
  }
  return true;
}

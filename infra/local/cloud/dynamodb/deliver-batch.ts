import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

/** A Lambda handler of a stream with reportBatchItemFailures. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

export interface Delivery {
  handler: StreamHandler;
  /** Takes a record that failed too often, so that the ones behind it can go on. */
  giveUp: (record: DynamoDBRecord, attempts: number, error: unknown) => Promise<void>;
  /** Aborted when nothing new may begin. */
  signal: AbortSignal;
  maxAttempts?: number;
  firstPauseMs?: number;
}

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? '';

interface Outcome {
  /** Where the batch must begin again; its length when all went well. */
  failedAt: number;
  /** True when the handler threw, so that nobody knows which record is to blame. */
  unknownCulprit: boolean;
  error?: unknown;
}

async function call(handler: StreamHandler, records: DynamoDBRecord[]): Promise<Outcome> {
  try {
    const { batchItemFailures } = await handler({ Records: records });
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const failedAt = records.findIndex((record) => failed.has(sequenceOf(record)));
    // An identifier that is not in the batch makes Lambda treat the whole batch as failed.
    if (failedAt < 0) return { failedAt: failed.size > 0 ? 0 : records.length, unknownCulprit: failed.size > 0 };
    return { failedAt, unknownCulprit: false, error: 'reported in batchItemFailures' };
  } catch (error) {
    return { failedAt: 0, unknownCulprit: true, error };
  }
}

/**
 * Hands records to a handler as Lambda's event source does: it goes on from the first failure, halves a batch whose
 * handler threw until the culprit stands alone, retries that one with growing pauses, and at last sets it aside.
 * Answers false when it was stopped before all were done; they must be delivered again.
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

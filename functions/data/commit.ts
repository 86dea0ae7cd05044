import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { isNetworkFault } from '../network-faults.ts';
import { unavailable } from '../refusal.ts';
import { again, retry } from '../retry.ts';
import { documents } from './client.ts';
import { hasCause } from './has-cause.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The write of one row in a transaction. If its condition fails, `ConditionLost` contains its `name`. */
export interface NamedWrite {
  name: string;
  item: TransactItem;
}

/** The error of a transaction that wrote nothing because conditions failed. `names` are the writes whose conditions failed. */
export class ConditionLost extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    super(`Conditions not met: ${names.join(', ')}`);
    this.name = 'ConditionLost';
    this.names = names;
  }
}

const passing = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'TransactionInProgressException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'InternalServerError',
  'TimeoutError',
]);

const patience = { tries: 6, firstPause: 50, longestPause: 400 };

interface Cancelled {
  name: string;
  CancellationReasons?: { Code?: string }[];
}
const asCancelled = (error: unknown): Cancelled =>
  error instanceof Error ? (error as Error & Cancelled) : { name: 'unknown' };

/**
 * Writes everything or nothing. Throws `ConditionLost` if a condition fails. Retries conflicts and throttling with growing random
 * pauses, and throws 503 if the sixth attempt fails. Every attempt has the same token, so that the table recognises a write whose
 * reply was lost, and does not check its conditions again against its own changes.
 */
export async function commit(writes: readonly NamedWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const input = { TransactItems: writes.map((each) => each.item), ClientRequestToken: randomUUID() };
  await retry(async (isLast) => {
    try {
      return await documents.send(new TransactWriteCommand(input));
    } catch (error) {
      const { name, CancellationReasons: reasons = [] } = asCancelled(error);
      const lost = writes.filter((_, index) => reasons[index]?.Code === 'ConditionalCheckFailed');
      if (lost.length > 0) throw new ConditionLost(lost.map((each) => each.name));
      const code = reasons.find((reason) => reason.Code && reason.Code !== 'None')?.Code ?? name;
      if (!passing.has(code)) throw error;
      if (isLast) throw unavailable(error);
      return again;
    }
  }, patience);
}

const isConflict = (error: Error): boolean =>
  asCancelled(error).CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict') ?? false;

/** Tells whether other writers of the same rows caused the error: a condition failed, or two transactions conflicted. */
export const isContention = (error: unknown): boolean => error instanceof ConditionLost || hasCause(error, isConflict);

/**
 * Tells whether the chain of causes has a temporary fault: throttling, a conflict, a time-out or a broken connection. `commit`
 * does not retry after a broken connection, because the write may have taken effect. The client can repeat the request, whose
 * idempotency key shows whether the write took effect.
 */
export const isPassing = (error: unknown): boolean =>
  hasCause(error, (each) => passing.has(each.name) || isNetworkFault(each));

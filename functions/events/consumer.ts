import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeOutbox } from '../core/follow-ups/consume-outbox.ts';
import { outboxKeyPrefix } from '../data/table.ts';
import { loadEnvironment } from '../env.ts';

let isLoaded = false;

/**
 * Receives new outbox rows from the table's stream. If a row fails, the failure is recorded on the row and the sweeper tries the
 * row later, so that later rows are not delayed. A record is reported as failed only if the table does not respond. The stream
 * then delivers the record again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  if (!isLoaded) loadEnvironment('consumer');
  isLoaded = true;
  const records = event.Records.flatMap(({ dynamodb }) => {
    const pk = dynamodb?.Keys?.pk?.S ?? '';
    const sequence = dynamodb?.SequenceNumber ?? '';
    return pk.startsWith(outboxKeyPrefix) ? [{ outboxId: pk.slice(outboxKeyPrefix.length), sequence }] : [];
  });
  const untouched = await consumeOutbox(
    records.map(({ outboxId }) => outboxId),
    new Date(),
  );
  const again = records.filter(({ outboxId }) => untouched.includes(outboxId));
  return { batchItemFailures: again.map(({ sequence }) => ({ itemIdentifier: sequence })) };
}

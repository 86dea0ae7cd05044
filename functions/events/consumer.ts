import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { carryOut } from '../core/follow-ups/carry-out.ts';
import { outboxKeyPrefix } from '../data/table.ts';
import { loadEnvironment } from '../env.ts';
import { logFault } from '../log.ts';

let isLoaded = false;

/** Fed by the table's stream with new outbox rows. A record that fails is reported alone, so the others pass. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  if (!isLoaded) loadEnvironment('consumer');
  isLoaded = true;
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const { dynamodb } of event.Records) {
    const pk = dynamodb?.Keys?.pk?.S ?? '';
    if (!pk.startsWith(outboxKeyPrefix)) continue;
    try {
      await carryOut(pk.slice(outboxKeyPrefix.length), new Date());
    } catch (error) {
      logFault({ outbox: pk }, error);
      // A stream is read in order: everything from the first failure on comes again.
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' });
      break;
    }
  }
  return { batchItemFailures };
}

import { randomUUID } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { outboxKeyPrefix } from '#functions/data/table.ts';
import { deliverBatch, type StreamHandler } from '../../local/cloud/dynamodb/deliver-batch.ts';
import type { StreamPoller } from '../../local/cloud/dynamodb/stream-poller.ts';

type Value = string | { S?: string } | undefined;
interface Put {
  Item?: { pk?: Value; sk?: Value };
}
interface WriteInput {
  Item?: Put['Item'];
  TransactItems?: { Put?: Put }[];
}

const textOf = (value: Value): string => (typeof value === 'object' ? value.S : value) ?? '';

function newOutboxRows({ Item, TransactItems = [] }: WriteInput): DynamoDBRecord[] {
  return [Item, ...TransactItems.map(({ Put }) => Put?.Item)].flatMap((item) => {
    const pk = textOf(item?.pk);
    if (!pk.startsWith(outboxKeyPrefix)) return [];
    const SequenceNumber = randomUUID();
    return [
      { eventName: 'INSERT', dynamodb: { Keys: { pk: { S: pk }, sk: { S: textOf(item?.sk) } }, SequenceNumber } },
    ];
  });
}

/**
 * Gives the consumer each outbox row that this process has written, in place of the table's stream. For each record of a stream,
 * dynoxide reads all earlier records, which took half the time of a test. `infra/test/cloud` tests the stream itself, as do all
 * tests that start the whole application. The rows wait until a test calls `settle`, so a test measures and interrupts only its
 * own call. The full run uses Amazon's engine, whose stream delivers the rows at any moment.
 */
export function deliverDirectly(client: DynamoDBDocumentClient, handler: StreamHandler): StreamPoller {
  const stopping = new AbortController();
  let queue: DynamoDBRecord[] = [];
  let running: Promise<unknown> | undefined;

  const giveUp = async (record: DynamoDBRecord, attempts: number, error: unknown) => {
    process.stderr.write(`${record.dynamodb?.Keys?.pk?.S} failed ${attempts} times: ${String(error)}\n`);
  };
  async function deliverAll(): Promise<void> {
    await breath();
    while (queue.length > 0 && !stopping.signal.aborted) {
      const batch = queue.slice(0, 100);
      queue = queue.slice(batch.length);
      await deliverBatch(batch, { handler, giveUp, signal: stopping.signal });
    }
    running = undefined;
  }

  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const written = newOutboxRows(args.input as WriteInput);
      queue.push(...written);
      return answer;
    },
    { step: 'initialize', name: 'deliverDirectly' },
  );
  return {
    drained: async () => {
      running ??= deliverAll();
      while (running) await running;
    },
    async stop() {
      client.middlewareStack.remove('deliverDirectly');
      stopping.abort();
      await running;
    },
  };
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBStreamsClient, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { AttributeValue } from 'aws-lambda';
import { writeWholeFile } from '#infra/write-file.ts';
import { deliverBatch, type StreamHandler } from './deliver-batch.ts';
import { openStream } from './stream-reader.ts';
import { toLambdaRecord } from './stream-record.ts';

interface StreamPollerOptions {
  client: DynamoDBStreamsClient;
  streamArn: string;
  /** The folder that contains the position and the `dead-letters/` folder. */
  dataDir: string;
  handler: StreamHandler;
  /**
   * Tells from a row's keys whether it is an outbox row. As with the deployed event source, the handler only gets inserted outbox
   * rows.
   */
  isOutboxKey: (keys: Record<string, AttributeValue>) => boolean;
  log?: (line: string) => void;
  batchSize?: number;
  /** The first pause after a failure, in milliseconds. */
  retryPauseMs?: number;
}

export interface StreamPoller {
  /** Resolves once everything written before the call has been delivered. */
  drained(): Promise<void>;
  /** Stops the delivery after the handler's current call, and waits for it. */
  stop(): Promise<void>;
}

const busyPauseMs = 20;
const idlePauseMs = 400;
const longestFaultPauseMs = 2_000;

const describe = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/**
 * Delivers the records of a table's stream to a handler as Lambda would. Delivery is at least once: the poller saves its
 * position after each page, so a kill repeats at most one page and loses no record.
 */
export function startStreamPoller(options: StreamPollerOptions): StreamPoller {
  const { client, streamArn, dataDir, handler, isOutboxKey, log = () => undefined } = options;
  const { batchSize = 100, retryPauseMs } = options;
  const deadLetters = join(dataDir, 'dead-letters');
  const stopping = new AbortController();
  let waiting: (() => void)[] = [];
  let wake = new AbortController();

  const giveUp: Parameters<typeof deliverBatch>[1]['giveUp'] = async (record, attempts, error) => {
    const name = `${record.dynamodb?.SequenceNumber}-${record.eventID}.json`;
    const letter = { at: new Date().toISOString(), attempts, error: describe(error), record };
    await mkdir(deadLetters, { recursive: true });
    await writeWholeFile(join(deadLetters, name), JSON.stringify(letter, null, 2));
    log(`A stream record failed ${attempts} times and was set aside: ${join(deadLetters, name)}`);
  };
  const delivery = { handler, giveUp, signal: stopping.signal, firstPauseMs: retryPauseMs };

  async function deliver(page: StreamRecord[]): Promise<boolean> {
    const records = page
      .filter(({ eventName }) => eventName === 'INSERT')
      .map((record) => toLambdaRecord(record, streamArn))
      .filter((record) => isOutboxKey(record.dynamodb?.Keys ?? {}));
    for (let from = 0; from < records.length; from += batchSize) {
      if (!(await deliverBatch(records.slice(from, from + batchSize), delivery))) return false;
    }
    return true;
  }

  async function pause(milliseconds: number): Promise<void> {
    if (waiting.length > 0 || stopping.signal.aborted) return;
    wake = new AbortController();
    await delay(milliseconds, undefined, { signal: wake.signal }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    let stream: Awaited<ReturnType<typeof openStream>> | undefined;
    let idle = busyPauseMs;
    let faults = 0;
    while (!stopping.signal.aborted) {
      const asked = waiting;
      waiting = [];
      try {
        stream ??= await openStream(client, streamArn, join(dataDir, 'stream-position.json'));
        const count = await stream.readOnce(deliver);
        faults = 0;
        if (count === 0) for (const resolve of asked) resolve();
        else waiting.push(...asked);
        idle = count > 0 ? busyPauseMs : Math.min(idle * 1.3, idlePauseMs);
        if (count === 0) await pause(idle);
      } catch (error) {
        waiting.push(...asked);
        if (stopping.signal.aborted) break;
        if (faults === 0) log(`Could not read the stream, retrying: ${describe(error)}`);
        faults += 1;
        await delay(Math.min(50 * 2 ** faults, longestFaultPauseMs), undefined, { signal: stopping.signal }).catch(
          () => undefined,
        );
      }
    }
    for (const resolve of waiting) resolve();
  }

  const running = run();
  return {
    drained: () =>
      new Promise((resolve) => {
        if (stopping.signal.aborted) return resolve();
        waiting.push(resolve);
        wake.abort();
      }),
    async stop() {
      stopping.abort();
      wake.abort();
      await running;
    },
  };
}

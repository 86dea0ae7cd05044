import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { readPosition, savePosition } from './stream-position.ts';

interface Shard {
  id: string;
  parent?: string;
  iterator?: string;
}

const shardListMs = 5_000;
const pageSize = 1_000;

/** Delivers one page of a shard. Returns false if delivery stopped before the end of the page. */
type DeliverPage = (records: StreamRecord[]) => Promise<boolean>;

/**
 * Returns a reader of a stream. The reader reads a shard after the shard's parent, and saves the last delivered record of each
 * shard.
 */
export async function openStream(client: DynamoDBStreamsClient, streamArn: string, positionFile: string) {
  const position = await readPosition(positionFile, streamArn);
  let shards: Shard[] = [];
  let listedAt = 0;

  async function listShards(): Promise<void> {
    const found: Shard[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const { StreamDescription } = await client.send(
        new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId }),
      );
      for (const { ShardId: id = '', ParentShardId: parent } of StreamDescription?.Shards ?? []) {
        found.push({ id, parent, iterator: shards.find((shard) => shard.id === id)?.iterator });
      }
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId);
    shards = found;
    listedAt = Date.now();
  }

  const isFinished = (id: string) => position.shards[id]?.isFinished === true;
  const isDue = ({ id, parent }: Shard) =>
    !isFinished(id) && (!parent || isFinished(parent) || !shards.some((shard) => shard.id === parent));

  async function findIterator({ id }: Shard): Promise<string | undefined> {
    const after = position.shards[id]?.after;
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: id,
        ShardIteratorType: after ? 'AFTER_SEQUENCE_NUMBER' : 'TRIM_HORIZON',
        SequenceNumber: after,
      }),
    );
    return ShardIterator;
  }

  async function readShard(shard: Shard, deliver: DeliverPage): Promise<number> {
    shard.iterator ??= await findIterator(shard);
    const page = await client.send(new GetRecordsCommand({ ShardIterator: shard.iterator, Limit: pageSize }));
    const records = page.Records ?? [];
    if (records.length > 0 && !(await deliver(records))) {
      shard.iterator = undefined;
      return 0;
    }
    shard.iterator = page.NextShardIterator;
    const after = records.at(-1)?.dynamodb?.SequenceNumber ?? position.shards[shard.id]?.after;
    const isEnd = !page.NextShardIterator;
    position.shards[shard.id] = { after, isFinished: isEnd };
    if (records.length > 0 || isEnd) await savePosition(positionFile, position);
    return records.length;
  }

  async function readShardSafely(shard: Shard, deliver: DeliverPage): Promise<number> {
    try {
      return await readShard(shard, deliver);
    } catch (error) {
      shard.iterator = undefined;
      if (error instanceof ExpiredIteratorException) return 0;
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      delete position.shards[shard.id];
      return 0;
    }
  }

  return {
    /** Reads one page of every unfinished shard whose parent is finished, and returns the number of records. */
    async readOnce(deliver: DeliverPage): Promise<number> {
      if (Date.now() - listedAt > shardListMs || !shards.some(isDue)) await listShards();
      let count = 0;
      for (const shard of shards.filter(isDue)) count += await readShardSafely(shard, deliver);
      return count;
    },
  };
}

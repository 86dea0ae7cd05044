import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWholeFile } from '#infra/write-file.ts';

const positionFile = z.object({
  streamArn: z.string(),
  /** For each shard, the last record that is delivered or set aside. */
  shards: z.record(z.string(), z.object({ after: z.string().optional(), isFinished: z.boolean() })),
});
type Position = z.infer<typeof positionFile>;

/**
 * Returns the position at which delivery stopped. If the file has no position in this stream, returns the position before the
 * first record.
 */
export async function readPosition(file: string, streamArn: string): Promise<Position> {
  try {
    const stored = positionFile.parse(JSON.parse(await readFile(file, 'utf8')));
    if (stored.streamArn === streamArn) return stored;
  } catch {
    // There is no file, or it is not a position. The poller then delivers all records of the stream again, which is harmless.
  }
  return { streamArn, shards: {} };
}

export async function savePosition(file: string, position: Position): Promise<void> {
  await writeWholeFile(file, JSON.stringify(position));
}

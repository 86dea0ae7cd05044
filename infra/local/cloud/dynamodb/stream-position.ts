import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWholeFile } from '../../../write-file.ts';

const positionFile = z.object({
  streamArn: z.string(),
  /** The last record of each shard that needs no second delivery. */
  shards: z.record(z.string(), z.object({ after: z.string().optional(), isFinished: z.boolean() })),
});
type Position = z.infer<typeof positionFile>;

/** Reads where delivery stopped. A position in another stream means nothing in this one. */
export async function readPosition(file: string, streamArn: string): Promise<Position> {
  try {
    const stored = positionFile.parse(JSON.parse(await readFile(file, 'utf8')));
    if (stored.streamArn === streamArn) return stored;
  } catch {
    // No file yet, or not one of ours: everything the stream still holds is delivered again, which is harmless.
  }
  return { streamArn, shards: {} };
}

export async function savePosition(file: string, position: Position): Promise<void> {
  await writeWholeFile(file, JSON.stringify(position));
}

import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWholeFile } from '#infra/write-file.ts';

const positionFile = z.object({
  streamArn: z.string(),
  /** The last record of each shard that does not need to be delivered again. */
  shards: z.record(z.string(), z.object({ after: z.string().optional(), isFinished: z.boolean() })),
});
type Position = z.infer<typeof positionFile>;

/** Reads where delivery stopped. A position from another stream does not apply to this one. */
export async function readPosition(file: string, streamArn: string): Promise<Position> {
  try {
    const stored = positionFile.parse(JSON.parse(await readFile(file, 'utf8')));
    if (stored.streamArn === streamArn) return stored;
  } catch {
    // No file yet, or not ours: everything still in the stream is delivered again, which is harmless.
  }
  return { streamArn, shards: {} };
}

export async function savePosition(file: string, position: Position): Promise<void> {
  await writeWholeFile(file, JSON.stringify(position));
}

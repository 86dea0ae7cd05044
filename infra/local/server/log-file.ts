import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const largestBytes = 20_000_000;

/** The log of a data folder, and the one before it, from the oldest line to the newest. */
export const logFiles = (dataDir: string): [before: string, now: string] => [
  join(dataDir, 'log-before.jsonl'),
  join(dataDir, 'log.jsonl'),
];

/** Opens the log file. A large one is renamed first, so that at most two are kept. */
export async function openLog(dataDir: string): Promise<string> {
  const [before, now] = logFiles(dataDir);
  const size = await stat(now).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > largestBytes) await rename(now, before);
  return now;
}

import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const largestBytes = 20_000_000;

/** Returns the paths of a data folder's previous log and its current one. */
export const logFiles = (dataDir: string): [before: string, now: string] => [
  join(dataDir, 'log-before.jsonl'),
  join(dataDir, 'log.jsonl'),
];

/** Returns the path of the log file. If the file has more than `largestBytes`, renames it first, in place of the previous log. */
export async function openLog(dataDir: string): Promise<string> {
  const [before, now] = logFiles(dataDir);
  const size = await stat(now).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > largestBytes) await rename(now, before);
  return now;
}

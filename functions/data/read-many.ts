import { unavailable } from '../refusal.ts';
import { again, retry } from '../retry.ts';

const patience = { tries: 5, firstPause: 50, longestPause: 400 };

/** Reads rows by their keys in batches. Retries the rows that a busy DynamoDB leaves unread, and ends in a 503 if that fails. */
export async function readMany<K, T>(
  keys: readonly K[],
  run: (keys: K[]) => Promise<{ data: T[]; unprocessed: K[] }>,
): Promise<T[]> {
  const found: T[] = [];
  let open = [...keys];
  if (open.length === 0) return found;
  return retry(async (isLast) => {
    const { data, unprocessed } = await run(open);
    found.push(...data);
    open = unprocessed;
    if (open.length === 0) return found;
    if (isLast) throw unavailable(new Error(`${open.length} rows could not be read.`));
    return again;
  }, patience);
}

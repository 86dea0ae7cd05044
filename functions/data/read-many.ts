import { unavailable } from '../refusal.ts';

const maxTries = 5;
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(25 * 2 ** attempt, 400)));

/** Reads rows by key in batches. What DynamoDB leaves unread when it is busy is asked for again, and ends in a 503. */
export async function readMany<K, T>(
  keys: readonly K[],
  run: (keys: K[]) => Promise<{ data: T[]; unprocessed: K[] }>,
): Promise<T[]> {
  const found: T[] = [];
  let open = [...keys];
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const { data, unprocessed } = await run(open);
    found.push(...data);
    open = unprocessed;
    if (open.length > 0 && attempt >= maxTries) throw unavailable(new Error(`${open.length} rows stayed unread.`));
    if (open.length > 0) await pause(attempt);
  }
  return found;
}

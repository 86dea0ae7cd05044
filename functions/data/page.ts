import * as z from 'zod';
import { invalid, unavailable } from '../refusal.ts';
import { hasCause } from './has-cause.ts';

/** The number of rows on a page of a list. */
export const pageSize = 50;

interface Page<T> {
  data: T[];
  cursor: string | null;
  /** The keys of rows that a busy DynamoDB has not read, if the page reads whole rows by their keys. */
  unprocessed?: unknown[] | undefined;
}

export const badCursor = () => invalid('cursor', "We couldn't find this page. Start again from the first page.");

/** The content of a cursor as ElectroDB creates it: the keys of the last row. Other cursors never reach the table. */
const keysInside = z
  .record(z.string().regex(/^(list[1-4])?[ps]k$/), z.string().min(1).max(2000))
  .refine((keys) => 'pk' in keys && 'sk' in keys);

function refuseForeign(cursor: string): void {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (keysInside.safeParse(keys).success) return;
  } catch {
    // A cursor that is not JSON is refused below, like any other cursor that is not ours.
  }
  throw badCursor();
}

const isValidationFault = (error: unknown): boolean => hasCause(error, ({ name }) => name === 'ValidationException');

/** Returns one page of a list. Throws a 422 on `cursor` for a cursor that is not ours or is from another list. */
export async function readPage<T>(
  run: (options: { cursor?: string; limit: number }) => Promise<Page<T>>,
  cursor: string | undefined,
  limit: number = pageSize,
): Promise<{ items: T[]; nextCursor: string | null }> {
  if (cursor !== undefined) refuseForeign(cursor);
  try {
    const { data, cursor: next, unprocessed = [] } = await run({ limit, ...(cursor === undefined ? {} : { cursor }) });
    if (unprocessed.length > 0) throw unavailable(new Error(`${unprocessed.length} rows could not be read.`));
    return { items: data, nextCursor: next };
  } catch (error) {
    if (cursor !== undefined && isValidationFault(error)) throw badCursor();
    throw error;
  }
}

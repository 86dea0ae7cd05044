import type { JobNumbersRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns a company's prefix and last number, or null before its first job. A strong read, because a write depends on it. */
export async function findJobNumbers(userId: string): Promise<JobNumbersRow | null> {
  const { data } = await rows().jobNumbers.get({ userId }).go({ consistent: true });
  return data;
}

/** Tells whether no company has a prefix. */
export async function isPrefixFree(prefix: string): Promise<boolean> {
  const { data } = await rows().jobPrefix.get({ prefix }).go({ consistent: true });
  return data === null;
}

import type { JobNumbersRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The numbers of a company's jobs, or null before its first job. A strong read, because the next number depends on it. */
export async function findJobNumbers(userId: string): Promise<JobNumbersRow | null> {
  const { data } = await rows().jobNumbers.get({ userId }).go({ consistent: true });
  return data;
}

/** Tells whether a prefix is free. */
export async function isPrefixFree(prefix: string): Promise<boolean> {
  const { data } = await rows().jobPrefix.get({ prefix }).go({ consistent: true });
  return data === null;
}

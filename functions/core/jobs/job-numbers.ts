import { firstNumber, jobNumber, jobPrefixes } from '#shared/domain/jobs/job-number.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { findJobNumbers, isPrefixFree } from '../../data/jobs/job-number-queries.ts';
import { startNumbers, takeNumber } from '../../data/jobs/job-number-writes.ts';

async function freePrefix(companyName: string): Promise<string> {
  const prefixes = jobPrefixes(companyName);
  let prefix = prefixes.next().value;
  while (!(await isPrefixFree(prefix))) prefix = prefixes.next().value;
  return prefix;
}

/**
 * Returns the number of a company's next job, and the writes that take it in the transaction of that job. If another job took
 * the number first, or another company the prefix, the writes fail and the caller retries.
 */
export async function nextNumber(
  userId: string,
  companyName: string,
): Promise<{ number: string; writes: NamedWrite[] }> {
  const numbers = await findJobNumbers(userId);
  if (numbers) return { number: jobNumber(numbers.prefix, numbers.last + 1), writes: [takeNumber(numbers)] };
  const prefix = await freePrefix(companyName);
  return { number: jobNumber(prefix, firstNumber), writes: startNumbers({ userId, prefix, last: firstNumber }) };
}

import { createHash } from 'node:crypto';
import type { RateLimitName } from '#shared/api/route.ts';
import { countCall } from '../../data/requests/rate-writes.ts';
import { setting } from '../../env.ts';
import { windowAt } from '../../fixed-window.ts';
import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * Refuses with 429 once an address, or an address combined with an account, has used up its calls for the window.
 * The account alone is never the key, so a stranger elsewhere cannot lock out its owner.
 */
export async function limitCalls(name: RateLimitName, now: Date, address: string, account?: string): Promise<void> {
  const { perAccount, perAddress, windowSeconds } = setting('RATE_LIMITS')[name];
  const { window, end, left } = windowAt(now, windowSeconds);
  const counted = [
    { limit: perAddress, bucket: digest([name, address]) },
    ...(account === undefined ? [] : [{ limit: perAccount, bucket: digest([name, address, account]) }]),
  ];
  const counts = await Promise.all(
    counted.map(async (each) => (await countCall(each.bucket, window, end)) > each.limit),
  );
  if (counts.some(Boolean)) throw new Refusal('rate_limited', { retryAfterSeconds: left });
}

const emailIn = (body: unknown): string | undefined => {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  return typeof email === 'string' ? email.toLowerCase() : undefined;
};

/** The last check, so that only calls that could take effect are counted. */
export const limits = (name: RateLimitName): Link => ({
  before: ({ event: { findings } }) => {
    const { actor, body, request } = findings;
    return limitCalls(name, request.now, request.address, actor?.userId ?? emailIn(body));
  },
});

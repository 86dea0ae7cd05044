import { ApiError } from '#shared/api/client.ts';
import { NoConnection } from './connection.ts';

/** The headers of a write: its idempotency key, and the person who typed it. */
export interface Stamp {
  idempotencyKey: string;
  person: string | null;
}

const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && !(error instanceof NoConnection) && error.status < 500;

/**
 * Gives each write a key, so that it takes effect only once. The key stays the same until the server has accepted or refused the
 * write. If an answer is lost, a second press repeats the same request instead of sending another one. A write may take several
 * calls, so this function wraps the whole write and not each call.
 */
export function repetition(whose: () => string | null) {
  let open: { input: string | undefined; key: string } | null = null;
  return <Input, Answer>(send: (input: Input, stamp: Stamp) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      const text = JSON.stringify(input);
      if (open === null || open.input !== text) open = { input: text, key: crypto.randomUUID() };
      try {
        const answer = await send(input, { idempotencyKey: open.key, person: whose() });
        open = null;
        return answer;
      } catch (error) {
        if (isSettled(error)) open = null;
        throw error;
      }
    };
}

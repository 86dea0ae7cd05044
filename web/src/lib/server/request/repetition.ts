import { ApiError } from '#shared/api/client.ts';
import { NoConnection } from './connection.ts';

/** The headers of a write: its key, and the person whose page it was typed on. */
export interface Stamp {
  idempotencyKey: string;
  person: string | null;
}

const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && !(error instanceof NoConnection) && error.status < 500;

/**
 * The key that makes a write take effect only once. It stays the same until the server has accepted or refused the write. If
 * an answer is lost, pressing the button again repeats the same request instead of sending a second one. A write may take
 * several calls, so this layer is above the client.
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

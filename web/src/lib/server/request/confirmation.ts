import type { Layer } from '#shared/api/client.ts';
import { codeOf } from './refusal.ts';

/** Some changes need the password once more. Whoever can ask for it says so here, and is asked when the server wants it. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Names who asks. Returns a function that takes it back. */
export function answerPasswordRequests(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Whether the person has entered their password. Several changes at once ask once. */
function requestPassword(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/** If the server first wants the password, the person is asked, and the same call goes on. */
export const confirmation: Layer = (send) => async (call) => {
  const response = await send(call);
  if (response.status !== 403 || (await codeOf(response)) !== 'password_needed') return response;
  return (await requestPassword()) ? send(call) : response;
};

import type { Layer } from '#shared/api/client.ts';
import { codeOf } from './refusal.ts';

/** Some changes require the password again. The component that asks for it registers here. */

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the function that asks for the password. Returns a function that removes it. */
export function answerPasswordRequests(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/** Returns whether the person has entered their password. Simultaneous calls share one question. */
function requestPassword(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/** If the server requires the password, asks the person and repeats the same call. */
export const confirmation: Layer = (send) => async (call) => {
  const response = await send(call);
  if (response.status !== 403 || (await codeOf(response)) !== 'password_needed') return response;
  return (await requestPassword()) ? send(call) : response;
};

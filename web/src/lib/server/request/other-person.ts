import type { Layer } from '#shared/api/client.ts';
import { tell } from './news.ts';
import { codeOf } from './refusal.ts';

/** Notifies the tab if the session belongs to another person. */
export const otherPerson: Layer = (send) => async (call) => {
  const response = await send(call);
  if (response.status === 409 && (await codeOf(response)) === 'other_person')
    tell(call.method === 'GET' ? 'otherIsShown' : 'otherWasTyped');
  return response;
};

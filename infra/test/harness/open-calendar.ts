import type { Client } from '../../tools/in-process/client.ts';
import type { App } from './app.ts';
import { confirmSession } from './confirm-session.ts';
import { done } from './done.ts';

/** Creates a person's calendar link. Returns a function that reads the calendar without a session and returns the status. */
export async function openCalendar(app: Pick<App, 'client'>, client: Client): Promise<() => Promise<number>> {
  await confirmSession(client);
  const { feed } = await done(client.post('/api/calendar-feed', {}));
  const { pathname } = new URL(feed.address);
  return async () => (await app.client().get(pathname)).status;
}

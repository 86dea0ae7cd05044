import type { SessionRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The session of a refresh token as it is at this moment: a token that was signed out renews nothing. */
export async function findSession(userId: string, tokenHash: string): Promise<SessionRow | null> {
  const { data } = await rows().session.get({ userId, tokenHash }).go({ consistent: true });
  return data;
}

/** Every session of a person, for whoever ends them all. */
export async function readSessionsOf(userId: string): Promise<SessionRow[]> {
  const { data } = await rows().session.query.byToken({ userId }).go({ consistent: true, pages: 'all' });
  return data;
}

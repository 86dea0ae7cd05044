import type { ConfirmationRow, SessionRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the current session of a refresh token. A signed-out token renews no session. */
export async function findSession(userId: string, tokenHash: string): Promise<SessionRow | null> {
  const { data } = await rows().session.get({ userId, tokenHash }).go({ consistent: true });
  return data;
}

/** Returns every session of a user, to end them all. */
export async function readSessionsOf(userId: string): Promise<SessionRow[]> {
  const { data } = await rows().session.query.byToken({ userId }).go({ consistent: true, pages: 'all' });
  return data;
}

/** Returns until when the password counts as entered again in this session, if it does. */
export async function findConfirmation(userId: string, tokenId: string): Promise<ConfirmationRow | null> {
  const { data } = await rows().confirmation.get({ userId, tokenId }).go({ consistent: true });
  return data;
}

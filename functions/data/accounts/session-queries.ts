import type { ConfirmationRow, SessionRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The current session of a refresh token. A signed-out token renews nothing. */
export async function findSession(userId: string, tokenHash: string): Promise<SessionRow | null> {
  const { data } = await rows().session.get({ userId, tokenHash }).go({ consistent: true });
  return data;
}

/** Every session of a person, to end them all. */
export async function readSessionsOf(userId: string): Promise<SessionRow[]> {
  const { data } = await rows().session.query.byToken({ userId }).go({ consistent: true, pages: 'all' });
  return data;
}

/** Whether and until when the password counts as entered again in this session. */
export async function findConfirmation(userId: string, tokenId: string): Promise<ConfirmationRow | null> {
  const { data } = await rows().confirmation.get({ userId, tokenId }).go({ consistent: true });
  return data;
}

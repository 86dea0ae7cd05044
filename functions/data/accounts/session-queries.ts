import type { ConfirmationRow, SessionRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the session of a refresh token, or null if it has ended. A strong read, so that no ended session is renewed. */
export async function findSession(userId: string, tokenHash: string): Promise<SessionRow | null> {
  const { data } = await rows().session.get({ userId, tokenHash }).go({ consistent: true });
  return data;
}

/** Returns every session of a user. A strong read, so that a caller can end them all. */
export async function readSessionsOf(userId: string): Promise<SessionRow[]> {
  const { data } = await rows().session.query.byToken({ userId }).go({ consistent: true, pages: 'all' });
  return data;
}

/** Returns the record that the user entered the password again in this session, with its expiry time. A strong read. */
export async function findConfirmation(userId: string, tokenId: string): Promise<ConfirmationRow | null> {
  const { data } = await rows().confirmation.get({ userId, tokenId }).go({ consistent: true });
  return data;
}

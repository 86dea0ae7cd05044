import type { NamedWrite } from '../commit.ts';
import type { ConfirmationRow, SessionRow } from '../rows.ts';
import { write } from '../write.ts';

export const putSession = (row: SessionRow): NamedWrite =>
  write('session', (entities) => entities.session.put(row).commit());

/** Records the renewal of a session. Fails if the session has ended. */
export const touchSession = (
  { userId, tokenHash }: Pick<SessionRow, 'userId' | 'tokenHash'>,
  used: Required<Pick<SessionRow, 'device' | 'network' | 'usedAt'>>,
): NamedWrite => write('session', (entities) => entities.session.patch({ userId, tokenHash }).set(used).commit());

export const deleteSession = ({ userId, tokenHash }: Pick<SessionRow, 'userId' | 'tokenHash'>): NamedWrite =>
  write('session', (entities) => entities.session.delete({ userId, tokenHash }).commit());

/** Records that the password was entered again in this session. */
export const putConfirmation = (row: ConfirmationRow): NamedWrite =>
  write('confirmation', (entities) => entities.confirmation.put(row).commit());

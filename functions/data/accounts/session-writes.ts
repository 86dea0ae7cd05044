import { type NamedWrite, write } from '../commit.ts';
import type { SessionRow } from '../rows.ts';

export const putSession = (row: SessionRow): NamedWrite =>
  write('session', (entities) => entities.session.put(row).commit());

export const deleteSession = ({ userId, tokenHash }: Pick<SessionRow, 'userId' | 'tokenHash'>): NamedWrite =>
  write('session', (entities) => entities.session.delete({ userId, tokenHash }).commit());

import type { NamedWrite } from '../commit.ts';
import type { SessionRow } from '../rows.ts';
import { write } from '../write.ts';

export const putSession = (row: SessionRow): NamedWrite =>
  write('session', (entities) => entities.session.put(row).commit());

export const deleteSession = ({ userId, tokenHash }: Pick<SessionRow, 'userId' | 'tokenHash'>): NamedWrite =>
  write('session', (entities) => entities.session.delete({ userId, tokenHash }).commit());

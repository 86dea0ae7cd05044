import { type NamedWrite, write } from '../commit.ts';
import { inviteListKeys } from '../list-keys.ts';
import type { InviteRow } from '../rows.ts';

export const putInvite = (row: InviteRow): NamedWrite => {
  const { list1pk: _a, list1sk: _b, list4pk: _c, list4sk: _d, ...kept } = row;
  return write('invite', (entities) => entities.invite.put({ ...kept, ...inviteListKeys(row) }).commit());
};

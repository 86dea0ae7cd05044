import type { PersonInviteRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the open invitations of a company. Some may have expired. */
export async function readPersonInvites(companyId: string): Promise<PersonInviteRow[]> {
  const { data } = await rows()
    .personInvite.query.byCompany({ userId: companyId })
    .go({ pages: 'all', consistent: true });
  return data;
}

export async function findPersonInvite(companyId: string, inviteId: string): Promise<PersonInviteRow | null> {
  const { data } = await rows().personInvite.get({ userId: companyId, inviteId }).go({ consistent: true });
  return data;
}

import type { PersonInviteRow } from '../rows.ts';
import { rows } from '../service.ts';

/**
 * Returns the company's invitations that were neither accepted nor revoked. Some may have expired, because DynamoDB deletes
 * expired rows up to days later.
 */
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

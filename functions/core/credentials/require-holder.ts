import { heldPlaceAt } from '#shared/domain/people/credential-kinds.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';

/**
 * Refuses a change of a credential that the caller may not change. People can change their own credentials, and owners every
 * credential of the company and its people. If the credential's holder does not work for the company, the refusal is "not found".
 */
export async function requireHolder(actor: Actor, named: string, requireOwner: () => Promise<void>): Promise<void> {
  const place = heldPlaceAt(named);
  if (place === null) throw notFound();
  const { personId } = place;
  if (personId !== null && personId === actor.person.userId && personId !== actor.userId) return;
  await requireOwner();
  if (personId === null) return;
  const row = await findUser(personId);
  if (row?.companyId !== actor.userId || row.leftAt !== undefined) throw notFound();
}

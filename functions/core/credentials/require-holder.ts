import { heldPlaceAt } from '#shared/domain/people/credential-kinds.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor } from '../actor.ts';

/**
 * Refuses a change of a credential that the caller may not change. People change their own, and owners change all. Someone who
 * does not work for the company has no place in it.
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

import { noteAdminAct } from '../../data/admin/admin-audit-writes.ts';
import { findCredential } from '../../data/people/credential-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { credentialInWords } from '../credentials/credential-in-words.ts';

/**
 * Returns the number of a credential to an administrator, who compares it with the register. The audit entry is written before
 * the number is decrypted, so every reader is recorded.
 */
export async function viewCredentialNumber(
  actor: Actor,
  { id, slot }: { id: string; slot: string },
  { now }: RequestFacts,
): Promise<{ number: string; version: number }> {
  const row = await findCredential(id, slot);
  if (!row?.numberEncrypted) throw notFound();
  const changes = { credential: { from: null, to: await credentialInWords(row) } };
  const act = { subjectId: id, kind: 'installer', action: 'viewCredentialNumber', actorId: actor.userId } as const;
  await noteAdminAct({ ...act, changes }, now);
  const { decryptNumber } = await import('../../encryption/decrypt-number.ts');
  return { number: await decryptNumber(id, row.numberEncrypted), version: row.version };
}

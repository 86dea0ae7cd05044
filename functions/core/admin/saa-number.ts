import { noteAdminAct } from '../../data/admin/admin-audit-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';

/**
 * Returns the SAA number to an administrator, who compares it with the register. The audit entry is written before the number
 * is decrypted, so every reader is recorded.
 */
export async function viewSaaNumber(
  actor: Actor,
  installerId: string,
  { now }: RequestFacts,
): Promise<{ saaNumber: string; version: number }> {
  const row = await findInstallerProfile(installerId);
  if (!row) throw notFound();
  const act = { subjectId: installerId, kind: 'installer', action: 'viewSaaNumber', actorId: actor.userId } as const;
  await noteAdminAct({ ...act, changes: {} }, now);
  const { decryptNumber } = await import('../../encryption/decrypt-number.ts');
  return { saaNumber: await decryptNumber(installerId, row.saaNumberEncrypted), version: row.version };
}

import { noteAdminAct } from '../../data/admin/admin-audit-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';

/**
 * Shows an administrator the number that they compare with the register. The look is written down before the number is
 * decrypted, so nobody sees one without a trace.
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
  const { decryptSaaNumber } = await import('../../encryption/decrypt-saa-number.ts');
  return { saaNumber: await decryptSaaNumber(installerId, row.saaNumberEncrypted), version: row.version };
}

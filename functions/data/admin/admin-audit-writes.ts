import { newId } from '../../new-id.ts';
import type { NamedWrite } from '../commit.ts';
import { adminAuditListKeys } from '../entities/admin/admin-audit-entity.ts';
import type { AdminAuditRow } from '../rows.ts';
import { rows } from '../service.ts';
import { write } from '../write.ts';

export type AdminAct = Omit<AdminAuditRow, 'auditId' | 'at'>;

function rowOf(act: AdminAct, now: Date) {
  const row: AdminAuditRow = { ...act, auditId: newId(now), at: now.toISOString() };
  return { ...row, ...adminAuditListKeys(row) };
}

/** Creates the audit row of an action, for the action's transaction. */
export const adminAuditWrite = (act: AdminAct, now: Date): NamedWrite =>
  write('admin audit', (entities) => entities.adminAudit.create(rowOf(act, now)).commit());

/** Writes the audit row of a read, which has no transaction. */
export async function noteAdminAct(act: AdminAct, now: Date): Promise<void> {
  await rows().adminAudit.put(rowOf(act, now)).go();
}

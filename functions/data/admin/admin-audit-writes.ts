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

/** Written in the transaction of what was done. */
export const adminAuditWrite = (act: AdminAct, now: Date): NamedWrite =>
  write('admin audit', (entities) => entities.adminAudit.create(rowOf(act, now)).commit());

/** Written on its own, before something is shown that changes nothing. */
export async function noteAdminAct(act: AdminAct, now: Date): Promise<void> {
  await rows().adminAudit.put(rowOf(act, now)).go();
}

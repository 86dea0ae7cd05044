import type { NamedWrite } from '../commit.ts';
import type { AdminAuditRow, ApplicationRow, InviteRow } from '../rows.ts';
import { searchesWrite } from '../searches/search-writes.ts';
import { write } from '../write.ts';

/** What a deleted account leaves elsewhere than in its own partition. */

/** Without what the applicant wrote. One that was not accepted is closed for good. */
export const forgetApplication = ({ jobId, installerId, status: read }: ApplicationRow): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .patch({ jobId, installerId })
      .set({ message: '', status: read === 'accepted' ? 'accepted' : 'rejected' })
      .remove(['closedByAward'])
      .where(({ status }, { eq }) => eq(status, read))
      .commit(),
  );

/** Without what the retailer wrote. */
export const forgetInvite = ({ jobId, installerId }: InviteRow): NamedWrite =>
  write('invite', (entities) => entities.invite.patch({ jobId, installerId }).set({ message: '' }).commit());

/** The records of a deleted account need not be looked at any more. Fails if somebody has noted it already. */
export const unlistClosed = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .remove(['list1pk', 'list1sk'])
      .where(({ list1pk }, { exists }) => exists(list1pk))
      .commit(),
  );

/** Forgets what somebody has saved, on the condition that it is as it was read. */
export const deleteSearches = (userId: string, known: number): NamedWrite =>
  write(searchesWrite, (entities) =>
    entities.searches
      .delete({ userId })
      .where(({ revision }, { eq }) => eq(revision, known))
      .commit(),
  );

/** Who did what stays, without what it was changed from and to. */
export const emptyAdminAct = ({ subjectId, auditId }: Pick<AdminAuditRow, 'subjectId' | 'auditId'>): NamedWrite =>
  write('admin audit', (entities) => entities.adminAudit.patch({ subjectId, auditId }).set({ changes: {} }).commit());

import type { NamedWrite } from '../commit.ts';
import type { AdminAuditRow, ApplicationRow, InviteRow } from '../rows.ts';
import { searchesWrite } from '../searches/search-writes.ts';
import { write } from '../write.ts';

/** The writes that remove personal data after an account is deleted, except the deletion of its partition. */

/** Removes the applicant's text from an application, and permanently closes an application that was not accepted. */
export const forgetApplication = ({ jobId, installerId, status: read }: ApplicationRow): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .patch({ jobId, installerId })
      .set({ message: '', status: read === 'accepted' ? 'accepted' : 'rejected' })
      .remove(['closedByAward'])
      .where(({ status }, { eq }) => eq(status, read))
      .commit(),
  );

/** Removes the retailer's text from an invitation. */
export const forgetInvite = ({ jobId, installerId }: InviteRow): NamedWrite =>
  write('invite', (entities) => entities.invite.patch({ jobId, installerId }).set({ message: '' }).commit());

/**
 * Removes a deleted account from the list of closed accounts when the removal of its records starts. Fails if another run has
 * already removed the account from that list.
 */
export const unlistClosed = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .remove(['list1pk', 'list1sk'])
      .where(({ list1pk }, { exists }) => exists(list1pk))
      .commit(),
  );

/** Deletes a user's saved searches, on the condition that they have not changed since they were read. */
export const deleteSearches = (userId: string, known: number): NamedWrite =>
  write(searchesWrite, (entities) =>
    entities.searches
      .delete({ userId })
      .where(({ revision }, { eq }) => eq(revision, known))
      .commit(),
  );

/** Removes the old and new values from an audit row, and keeps the administrator and the action. */
export const emptyAdminAct = ({ subjectId, auditId }: Pick<AdminAuditRow, 'subjectId' | 'auditId'>): NamedWrite =>
  write('admin audit', (entities) => entities.adminAudit.patch({ subjectId, auditId }).set({ changes: {} }).commit());

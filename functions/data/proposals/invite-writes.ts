import type { NamedWrite } from '../commit.ts';
import { inviteListKeys } from '../entities/jobs/invite-entity.ts';
import { noListKeys } from '../entities/kind.ts';
import type { InviteRow } from '../rows.ts';
import { write } from '../write.ts';

export const putInvite = (row: InviteRow): NamedWrite =>
  write('invite', (entities) => entities.invite.put({ ...row, ...noListKeys, ...inviteListKeys(row) }).commit());

/** Deletes an invitation on the condition that it still exists, so that the transaction's other changes happen only once. */
export const deleteExistingInvite = (jobId: string, installerId: string): NamedWrite =>
  write('invite', (entities) =>
    entities.invite
      .delete({ jobId, installerId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/** Stops a transaction unless the invitation waits for an answer, or is closed only by an award. */
export const onlyWhileInvited = (jobId: string, installerId: string): NamedWrite =>
  write('invite', (entities) =>
    entities.invite
      .check({ jobId, installerId })
      .where(({ status }, { eq }) => eq(status, 'invited'))
      .commit(),
  );

/**
 * Removes an invitation from the installer's lists because another installer got the job. Fails if the invitation is already
 * closed or has been answered.
 */
export const closeInvite = ({ jobId, installerId }: InviteRow): NamedWrite =>
  write('invite', (entities) =>
    entities.invite
      .patch({ jobId, installerId })
      .set({ closedByAward: true })
      .remove(['list1pk', 'list1sk', 'list3pk', 'list3sk', 'list4pk', 'list4sk'])
      .where(
        ({ closedByAward, status }, { eq, notExists }) => `${notExists(closedByAward)} AND ${eq(status, 'invited')}`,
      )
      .commit(),
  );

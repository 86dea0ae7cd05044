import { type NamedWrite, write } from '../commit.ts';
import { applicationListKeys } from '../list-keys.ts';
import type { ApplicationRow } from '../rows.ts';

export const putApplication = (row: ApplicationRow): NamedWrite =>
  write('application', (entities) => entities.application.put({ ...row, ...applicationListKeys(row) }).commit());

/** The applicant stepped back. */
export const deleteApplication = (jobId: string, installerId: string): NamedWrite =>
  write('application', (entities) => entities.application.delete({ jobId, installerId }).commit());

/** Deletes it on condition that it is still there, so that what goes with it happens once. */
export const deleteExistingApplication = (jobId: string, installerId: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .delete({ jobId, installerId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/** Rejects it because the job went to somebody else, on condition that nobody has answered it meanwhile. */
export const closeApplication = ({ jobId, installerId, status: read }: ApplicationRow, at: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .patch({ jobId, installerId })
      .set({ status: 'rejected', closedByAward: true, reviewedAt: at })
      .where(({ status }, { eq }) => eq(status, read))
      .commit(),
  );

/** Changes nothing. Holds a transaction back unless the application is open, or closed by an award alone. */
export const onlyWhileWaiting = (jobId: string, installerId: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .check({ jobId, installerId })
      .where(
        ({ status, closedByAward }, { eq, exists }) =>
          `${eq(status, 'applied')} OR ${eq(status, 'reviewed')} OR ${exists(closedByAward)}`,
      )
      .commit(),
  );

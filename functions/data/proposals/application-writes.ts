import type { NamedWrite } from '../commit.ts';
import { applicationListKeys } from '../entities/jobs/application-entity.ts';
import type { ApplicationRow } from '../rows.ts';
import { write } from '../write.ts';

export const putApplication = (row: ApplicationRow): NamedWrite =>
  write('application', (entities) => entities.application.put({ ...row, ...applicationListKeys(row) }).commit());

/** Deletes a withdrawn application. */
export const deleteApplication = (jobId: string, installerId: string): NamedWrite =>
  write('application', (entities) => entities.application.delete({ jobId, installerId }).commit());

/** Deletes an application on the condition that it still exists, so that the transaction's other changes happen only once. */
export const deleteExistingApplication = (jobId: string, installerId: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .delete({ jobId, installerId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/**
 * Rejects an application because another installer got the job, on the condition that its status has not changed since it was
 * read.
 */
export const closeApplication = ({ jobId, installerId, status: read }: ApplicationRow, at: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .patch({ jobId, installerId })
      .set({ status: 'rejected', closedByAward: true, reviewedAt: at })
      .where(({ status }, { eq }) => eq(status, read))
      .commit(),
  );

/** Marks an application as opened by the owner, on the condition that it is still new. */
export const reviewApplication = ({ jobId, installerId }: ApplicationRow, at: string): NamedWrite =>
  write('application', (entities) =>
    entities.application
      .patch({ jobId, installerId })
      .set({ status: 'reviewed', reviewedAt: at })
      .where(({ status }, { eq }) => eq(status, 'applied'))
      .commit(),
  );

/** Stops a transaction unless the application is open, or is closed only by an award. */
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

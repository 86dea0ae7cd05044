import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** The name of the write that fails if another company has the ABN. */
export const abnWrite = 'abn';

/** Claims the ABN for this company. Fails if another company has it. */
export const claimAbn = (abn: string, userId: string): NamedWrite =>
  write(abnWrite, (entities) =>
    entities.abn
      .put({ abn, userId })
      .where((row, { notExists, eq }) => `${notExists(row.userId)} OR ${eq(row.userId, userId)}`)
      .commit(),
  );

/** Moves an ABN to a company, on the condition that its owner is still `from`, which is null if it had no owner. */
export const moveAbn = (abn: string, from: string | null, to: string): NamedWrite =>
  write('moved abn', (entities) =>
    entities.abn
      .put({ abn, userId: to })
      .where(({ userId }, { notExists, eq }) => (from === null ? notExists(userId) : eq(userId, from)))
      .commit(),
  );

/** Releases an ABN. If the ABN now belongs to another company, that company keeps it. */
export const releaseAbn = (abn: string, userId: string): NamedWrite =>
  write('released abn', (entities) =>
    entities.abn
      .delete({ abn })
      .where((row, { notExists, eq }) => `${notExists(row.userId)} OR ${eq(row.userId, userId)}`)
      .commit(),
  );

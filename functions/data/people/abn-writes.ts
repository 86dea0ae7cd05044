import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** The name of the write that fails if another company has the ABN. */
export const abnWrite = 'abn';

/** Claims the ABN for this company. Fails if another one has it. */
export const claimAbn = (abn: string, userId: string): NamedWrite =>
  write(abnWrite, (entities) =>
    entities.abn
      .put({ abn, userId })
      .where((row, { notExists, eq }) => `${notExists(row.userId)} OR ${eq(row.userId, userId)}`)
      .commit(),
  );

/** Gives an ABN to a company, on the condition that its owner has not changed since it was read. */
export const moveAbn = (abn: string, from: string | null, to: string): NamedWrite =>
  write('moved abn', (entities) =>
    entities.abn
      .put({ abn, userId: to })
      .where(({ userId }, { notExists, eq }) => (from === null ? notExists(userId) : eq(userId, from)))
      .commit(),
  );

/** Releases an ABN. If it belongs to another company by now, that company keeps it. */
export const releaseAbn = (abn: string, userId: string): NamedWrite =>
  write('released abn', (entities) =>
    entities.abn
      .delete({ abn })
      .where((row, { notExists, eq }) => `${notExists(row.userId)} OR ${eq(row.userId, userId)}`)
      .commit(),
  );

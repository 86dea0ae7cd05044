import type { CallAnswer } from '#shared/api/client.ts';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { useRead } from '../../lib/server/queries.ts';

export type WorkCounts = CallAnswer<'getWorklist'>['counts'];

/** Reads the person's open steps, again on each visit. Only the requested kind has rows. */
export const useWorklist = (kind?: WorkKind) =>
  useRead('getWorklist', kind ? { query: { kind } } : undefined, {
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

import type { CallAnswer } from '#shared/api/client.ts';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { useRead } from '../../lib/server/queries.ts';

export type WorkCounts = CallAnswer<'getWorklist'>['counts'];

/** What waits for this person, read again whenever they come back. The rows come only for the kind that is asked for. */
export const useWorklist = (kind?: WorkKind) =>
  useRead('getWorklist', kind ? { query: { kind } } : undefined, {
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

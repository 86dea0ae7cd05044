import type { CallAnswer } from '#shared/api/client.ts';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { useRead } from '../../lib/server/queries.ts';

export type WorkCounts = CallAnswer<'getWorklist'>['counts'];

/** Reads the person's open steps, again on each visit. The answer counts every kind, but has rows only for the requested kind. */
export const useWorklist = (kind?: WorkKind, { enabled = true } = {}) =>
  useRead('getWorklist', kind ? { query: { kind } } : undefined, {
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    enabled,
  });

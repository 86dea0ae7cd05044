import { useRef, useState } from 'react';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import { api } from '../../lib/server/api.ts';
import { isRefusal } from '../../lib/server/queries.ts';
import type { Stamp } from '../../lib/server/request/repetition.ts';
import { useWork } from '../../lib/server/use-write.ts';
import { writes } from '../../lib/server/writes/writes.ts';
import { type Chosen, isOpen, type Outcome, withResults } from './outcomes.ts';

type BulkName = 'shareJob' | 'inviteInstallers' | 'cancelJob' | 'approvePayment';
type BodyOf<N extends BulkName> = CallInput<N>['body'];

/** Tells whether a refusal is about the person or the connection, so that every other job would get it too. */
const stopsAll = ({ status }: ApiError): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

/**
 * Runs the same write for several jobs, one after the other. The server checks each job. Each job keeps its idempotency key until
 * its answer is known. If the connection fails, the other jobs stay untried. A retry leaves out the jobs that are done.
 */
export function useBulk<N extends BulkName>(name: N, textOf: (answer: CallAnswer<N>) => string = () => '') {
  const keys = useRef(new Map<string, string>());
  const bodyOf = useRef<((job: Chosen) => BodyOf<N>) | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [doneSoFar, setDoneSoFar] = useState(0);

  async function tryOne(job: Chosen, { idempotencyKey, person }: Stamp): Promise<[Outcome, boolean]> {
    const body = bodyOf.current?.(job);
    const known = `${job.id} ${JSON.stringify(body)}`;
    const key = keys.current.get(known) ?? `${idempotencyKey}.${job.id}`;
    keys.current.set(known, key);
    try {
      const input = { params: { id: job.id }, body, idempotencyKey: key, person };
      const answer: CallAnswer<N> = await api.call(name, ...([input] as never));
      keys.current.delete(known);
      return [{ job, state: 'done', text: textOf(answer) }, false];
    } catch (error) {
      if (!isRefusal(error) || error.code === 'other_person') throw error;
      if (stopsAll(error)) return [{ job, state: 'unknown', reason: error.message }, true];
      keys.current.delete(known);
      return [{ job, state: 'refused', reason: error.message }, false];
    }
  }

  const work = useWork<readonly Chosen[], Outcome[]>(
    async (jobs, stamp) => {
      const found: Outcome[] = [];
      setDoneSoFar(0);
      let isStopped = false;
      for (const job of jobs) {
        const [outcome, stops]: [Outcome, boolean] = isStopped
          ? [{ job, state: 'untried' }, true]
          : await tryOne(job, stamp);
        found.push(outcome);
        isStopped = stops;
        setDoneSoFar(found.length);
      }
      return found;
    },
    {
      failed: 'Not all jobs were updated',
      changes: writes[name].changes,
      onDone: (again) => setOutcomes((before) => (before.length === 0 ? again : withResults(before, again))),
    },
  );

  return {
    outcomes,
    doneSoFar,
    isPending: work.isPending,
    /** Runs the write for the jobs. `of` returns the body of each call. */
    run: (jobs: readonly Chosen[], of: (job: Chosen) => BodyOf<N>) => {
      bodyOf.current = of;
      return work.mutateAsync(jobs);
    },
    /** Runs the write again, with the same bodies, for the jobs without a known outcome. */
    runRest: () => work.mutateAsync(outcomes.filter(isOpen).map(({ job }) => job)),
  };
}

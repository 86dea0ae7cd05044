import { accessRules } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import { findDone } from '../../core/idempotency.ts';
import { Refusal } from '../../refusal.ts';
import { answer } from '../answers.ts';
import { type Call, type Implemented, isRepeatable } from '../call.ts';
import { readActor } from '../session.ts';
import type { CheckedEvent, Findings, Result } from './findings.ts';

export function callOf({ access }: Route, { actor, params, query, body, request, loaded }: Findings): Call<Route> {
  const isLate = accessRules[access].session === 'late';
  const whoAsks = () => readActor(request.cookies);
  return { actor: isLate ? whoAsks : actor, params, query, body, request, loaded } as Call<Route>;
}

/**
 * Calls the use case, at the end of the chain. A simultaneous call with the same Idempotency-Key may take effect first. This call
 * is then refused, because its files are in use or the job has changed status. So after any refusal, this function looks for the
 * other call and gives the same answer.
 */
export const useCase =
  (route: Route, implemented: Implemented) =>
  async ({ findings }: CheckedEvent): Promise<Result> => {
    const { actor, request } = findings;
    const reply = (result: unknown) => answer(route, result, request.requestId);
    const call = callOf(route, findings);
    if (!isRepeatable(implemented)) return reply(await implemented(call));
    try {
      return reply((await implemented.run(call)).body);
    } catch (error) {
      const reference = actor && error instanceof Refusal ? await findDone(actor, request) : null;
      if (!actor || reference === null) throw error;
      return reply(await implemented.replay(actor, reference));
    }
  };

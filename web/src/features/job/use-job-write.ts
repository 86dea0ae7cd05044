import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import { dashboardAt, paths } from '../../config/paths.ts';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';

const lists = [
  'listRetailerJobs',
  'listInstallerJobs',
  'getRetailerStats',
  'getInstallerStats',
  'listPublicJobs',
  'listOwnApplications',
  'listOwnInvites',
] as const satisfies readonly RouteName[];
const ofOneJob = [
  'getJob',
  'getSharedJob',
  'listRequirements',
  'getPayment',
  'listJobReviews',
  'listJobApplications',
  'listJobInvites',
] as const satisfies readonly RouteName[];

interface JobWrite<N extends RouteName> {
  done: string | ((input: CallInput<N>) => string);
  failed: string | ((input: CallInput<N>) => string);
  fallback?: string;
  /** Whether the person goes to the dashboard afterwards: always, or if the answer says they can no longer see the job. */
  leaves?: boolean | ((answer: CallAnswer<N>) => boolean);
  /** The dashboard tab that shows the result. */
  leavesToTab?: DashboardTab;
}

/** A write to a job: shows its success or failure message, and refetches everything that shows the job. */
export function useJobWrite<N extends RouteName>(name: N, write: JobWrite<N>) {
  const { done, failed, fallback, leaves = false, leavesToTab } = write;
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = (names: readonly RouteName[], refetchType: 'active' | 'none' = 'active') =>
    Promise.all(names.map((each) => client.invalidateQueries({ queryKey: [each], refetchType })));
  return useMutation<CallAnswer<N>, ApiError, CallInput<N>>({
    mutationFn: (input) => api.call(name, ...([{ idempotencyKey: crypto.randomUUID(), ...input }] as never)),
    onSuccess: async (answer, input) => {
      const isLeaving = typeof leaves === 'function' ? leaves(answer) : leaves;
      notify.success(typeof done === 'function' ? done(input) : done);
      // Does not refetch the page being left, because for this person the job may no longer exist.
      if (isLeaving) await navigate(leavesToTab ? dashboardAt(leavesToTab) : paths.dashboard);
      await Promise.all([refresh(lists), refresh(ofOneJob, isLeaving ? 'none' : 'active')]);
    },
    onError: async (error, input) => {
      notify.failure(typeof failed === 'function' ? failed(input) : failed, error, fallback);
      if (error.status === 409) await Promise.all([refresh(lists), refresh(ofOneJob)]);
    },
  });
}

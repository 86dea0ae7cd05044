import { useNavigate } from 'react-router-dom';
import type { CallAnswer, CallInput } from '#shared/api/client.ts';
import type { RouteName } from '#shared/api/index.ts';
import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import { dashboardAt, paths } from '../../config/paths.ts';
import { useWrite, type Write } from '../../lib/use-write.ts';

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

/** A write to a job: everything that shows the job is read again. */
export function useJobWrite<N extends RouteName>(
  name: N,
  { leaves = false, leavesToTab, ...words }: JobWrite<N>,
): Write<CallInput<N>, CallAnswer<N>> {
  const navigate = useNavigate();
  const isLeaving = (answer: CallAnswer<N>) => (typeof leaves === 'function' ? leaves(answer) : leaves);
  return useWrite(name, {
    ...words,
    rereads: [...lists, ...ofOneJob],
    leaves: (answer) => (isLeaving(answer) ? ofOneJob : []),
    onDone: (answer) => isLeaving(answer) && navigate(leavesToTab ? dashboardAt(leavesToTab) : paths.dashboard),
  });
}

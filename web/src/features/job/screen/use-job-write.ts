import { useNavigate } from 'react-router-dom';
import { ofOneJob, type WriteName } from '#shared/api/changed-by.ts';
import type { CallAnswer, CallInput } from '#shared/api/client.ts';
import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import { dashboardAt, paths } from '../../../config/paths.ts';
import { useWrite, type Write } from '../../../lib/server/use-write.ts';

interface JobWrite<N extends WriteName> {
  done: string | ((input: CallInput<N>) => string);
  failed: string | ((input: CallInput<N>) => string);
  fallback?: string;
  /** Whether the person goes to the dashboard afterwards: always, or if the answer says they can no longer see the job. */
  leaves?: boolean | ((answer: CallAnswer<N>) => boolean);
  /** The dashboard tab that shows the result. */
  leavesToTab?: DashboardTab;
}

/** A write to a job, after which the person may leave its page. */
export function useJobWrite<N extends WriteName>(
  name: N,
  { leaves = false, leavesToTab, ...words }: JobWrite<N>,
): Write<CallInput<N>, CallAnswer<N>> {
  const navigate = useNavigate();
  const isLeaving = (answer: CallAnswer<N>) => (typeof leaves === 'function' ? leaves(answer) : leaves);
  return useWrite(name, {
    ...words,
    leaves: (answer) => (isLeaving(answer) ? ofOneJob : []),
    onDone: (answer) => isLeaving(answer) && navigate(leavesToTab ? dashboardAt(leavesToTab) : paths.dashboard),
  });
}

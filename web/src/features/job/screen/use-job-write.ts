import { useNavigate } from 'react-router-dom';
import type { ApiError, CallAnswer, CallInput } from '#shared/api/client.ts';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { paths } from '#shared/pages.ts';
import { dashboardAt } from '#web/src/config/links.ts';
import { useWrite, type Write } from '#web/src/lib/server/use-write.ts';
import type { Words } from '#web/src/lib/server/writes/declaration.ts';
import type { JobWriteName } from '#web/src/lib/server/writes/job-writes.ts';
import { useJobScreen } from './job-screen.tsx';

/** The status of an `ApiError` for a lost answer. The next read of the job shows whether the write took effect. */
const lost = 0;

interface JobWrite<N extends JobWriteName> extends Partial<Words<CallInput<N>, CallAnswer<N>>> {
  /** Whether the dashboard opens afterwards: always, or if the answer says that the person can no longer see the job. */
  leaves?: boolean | ((answer: CallAnswer<N>) => boolean);
  /** The tab that is open when the dashboard opens. If absent, the dashboard chooses one. */
  leavesToTab?: DashboardTab;
  asks?: (error: ApiError, input: CallInput<N>) => boolean;
}

/** Returns a handler of refusals. If the job has changed and no longer allows the dialog's action, the dialog closes. */
export function useRefusal(): (error: ApiError) => void {
  const { refuse } = useJobScreen();
  return ({ status }) => {
    if ([lost, 403, 404, 409].includes(status)) refuse();
  };
}

/** Returns a write to a job, after which the dashboard may open. A dialog over another page stays on that page. */
export function useJobWrite<N extends JobWriteName>(
  name: N,
  { leaves = false, leavesToTab, ...effects }: JobWrite<N> = {},
): Write<CallInput<N>, CallAnswer<N>> {
  const navigate = useNavigate();
  const { isInPlace } = useJobScreen();
  const onRefused = useRefusal();
  const isLeaving = (answer: CallAnswer<N>) => !isInPlace && (typeof leaves === 'function' ? leaves(answer) : leaves);
  return useWrite(name, {
    leaves: (answer) => (isLeaving(answer) ? ['job'] : []),
    ...effects,
    onRefused,
    onDone: (answer) => isLeaving(answer) && navigate(leavesToTab ? dashboardAt(leavesToTab) : paths.dashboard),
  });
}

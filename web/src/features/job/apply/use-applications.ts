import { useEffect } from 'react';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';

/** Reads the applications of the job. If the page behind the dialog already shows them, the dialog does not read them again. */
export function useApplications(isDialog: boolean) {
  const { job, shows, isInPlace } = useJobScreen();
  const isRead = isDialog && !isInPlace && shows('applications');
  return usePages('listJobApplications', { params: { id: job.id } }, { isLive: !isRead });
}

/** The most applications that one call accepts. The next call marks the rest. */
const mostReviewed = 50;

/** Marks listed applications as reviewed. A failure is silent, because the owner has not pressed anything. */
export function useReviewed(applications: readonly Application[]): void {
  const { job, is } = useJobScreen();
  const review = useWrite('reviewApplications');
  const isOwners = is('owner') && job.status === 'posted';
  const unread = applications.filter(({ status }) => isOwners && status === 'applied').map((each) => each.installerId);
  const text = unread.slice(0, mostReviewed).join(' ');
  const { mutate } = review;
  useEffect(() => {
    if (text) mutate({ params: { id: job.id }, body: { installerIds: text.split(' ') } });
  }, [text, job.id, mutate]);
}

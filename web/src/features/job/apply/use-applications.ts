import { useEffect } from 'react';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';

/** Returns the applications of the job. Over the page that shows them, the dialog uses what the page has read. */
export function useApplications(isDialog: boolean) {
  const { job, shows, isInPlace } = useJobScreen();
  const isRead = isDialog && !isInPlace && shows('applications');
  return usePages('listJobApplications', { params: { id: job.id } }, { isLive: !isRead });
}

/** The most that one call accepts. The rest follow once these are reviewed. */
const mostReviewed = 50;

/** Marks applications as seen, because the list shows them whole. A failure is silent, because the owner pressed nothing. */
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

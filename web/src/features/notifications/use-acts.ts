import { useCallback, useState } from 'react';
// The dialogs load after the press that opens them, and give the focus back to the button.
import '../../lib/opener.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { type NotificationGroup, unreadOfAct } from './notification-groups.ts';

interface Reviewed {
  key: string;
  jobId: string;
  isReady: boolean;
}

/** What a person does about a job in the list. Acting on a notification marks it as read, as opening it does. */
export function useActs() {
  const { mutate } = useWrite('readAllNotifications', { failed: null });
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const markOf = (group: NotificationGroup) => {
    const ids = unreadOfAct(group);
    if (ids.length > 0) mutate({ body: { ids } });
  };
  return {
    markOf,
    review: (group: NotificationGroup) => {
      if (group.jobId === null) return;
      setReviewed({ key: group.key, jobId: group.jobId, isReady: false });
      markOf(group);
    },
    /** The job whose applications are open, or on their way to the screen. */
    reviewed,
    ready: useCallback(() => setReviewed((before) => before && { ...before, isReady: true }), []),
    gone: useCallback(() => setReviewed(null), []),
  };
}

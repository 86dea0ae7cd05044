import { useEffect } from 'react';
import { useWrite } from './use-write.ts';

/**
 * Marks notifications as read in one call, once a page or a dialog shows their subject. `ids` comes from the answer about the
 * job, so a later notification stays unread. A failure is silent, because the next visit repeats the call.
 */
export function useReadOnVisit(ids: readonly string[]): void {
  const { mutate } = useWrite('readAllNotifications', { failed: null });
  const text = ids.join(' ');
  useEffect(() => {
    if (text) mutate({ body: { ids: text.split(' ') } });
  }, [text, mutate]);
}

import { useEffect } from 'react';
import { useWrite } from '../../lib/server/use-write.ts';

/**
 * Marks notifications as read once the page shows what they are about, in one call. `ids` come with the page's own answer, so
 * a notification that arrives later stays unread. A failure is silent, because the next visit does the same.
 */
export function useReadOnVisit(ids: readonly string[]): void {
  const { mutate } = useWrite('readAllNotifications', { failed: null });
  const text = ids.join(' ');
  useEffect(() => {
    if (text) mutate({ body: { ids: text.split(' ') } });
  }, [text, mutate]);
}

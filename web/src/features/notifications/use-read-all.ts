import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { keyOf } from '../../lib/queries.ts';

/** Each call marks a limited number, so people with more unread ones need several. The number of calls is limited. */
const mostCalls = 40;

async function readEverything(): Promise<void> {
  for (let call = 0; call < mostCalls; call += 1) {
    const { unreadCount } = await api.call('readAllNotifications');
    if (unreadCount === 0) return;
  }
}

export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: readEverything,
    onError: (error) => notify.failure('Failed to mark as read', error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf('listNotifications') }),
        client.invalidateQueries({ queryKey: keyOf('getCurrentUser') }),
      ]),
  });
}

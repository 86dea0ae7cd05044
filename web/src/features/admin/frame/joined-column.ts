import { happened } from '#web/src/lib/dates.ts';
import type { Column } from './column.ts';

/** The day on which a company joined. It is hidden at first, because the lists begin with the newest. */
export const joined: Column<{ createdAt: string }> = {
  name: 'joined',
  label: 'Joined',
  width: 7.5,
  show: ({ createdAt }) => happened(createdAt),
  brief: ({ createdAt }) => `Joined ${happened(createdAt)}`,
  sortBy: ({ createdAt }) => createdAt,
  served: 'desc',
  first: 'desc',
  isExtra: true,
};

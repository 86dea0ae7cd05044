import { listedOn } from '#web/src/lib/dates.ts';
import type { Column } from './record-list.tsx';

/** The day on which a company joined. The lists begin with the newest, so only a person who asks for the day sees it. */
export const joined: Column<{ createdAt: string }> = {
  name: 'joined',
  label: 'Joined',
  width: 7.5,
  show: ({ createdAt }) => listedOn(createdAt),
  sortBy: ({ createdAt }) => createdAt,
  first: 'desc',
  isExtra: true,
};

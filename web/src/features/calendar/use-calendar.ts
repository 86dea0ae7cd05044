import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isCivilDate } from '#shared/domain/civil-date.ts';
import { datedStatuses, openStatuses } from '#shared/domain/jobs/job.ts';
import { maxOwnPage } from '#shared/domain/search/own-jobs.ts';
import { useWorklist } from '../../components/worklist/use-worklist.ts';
import { todayHere } from '../../lib/dates.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { together } from '../../lib/server/readable.ts';
import { useSession } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { type CalendarView, calendarViews, rangeOf } from './calendar-days.ts';
import { isMovable, type People, undatedOf } from './calendar-jobs.ts';

/** Returns the view and the day in the page's URL, and the function that changes them. A phone begins with the agenda. */
export function useCalendarAddress() {
  const [address, setAddress] = useSearchParams();
  const isNarrow = useIsNarrow();
  const on = address.get('on') ?? '';
  const view: CalendarView =
    calendarViews.find((each) => each === address.get('view')) ?? (isNarrow ? 'agenda' : 'month');
  const day = isCivilDate(on) ? on : todayHere();
  const show = (next: { view?: CalendarView; day?: string }, replace = false) =>
    setAddress(
      (before) => {
        before.set('view', next.view ?? view);
        before.set('on', next.day ?? day);
        return before;
      },
      { preventScrollReset: true, replace },
    );
  return { view, day, show };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

const live = { refetchOnWindowFocus: 'always', refetchOnMount: 'always' } as const;
const size = String(maxOwnPage);

/**
 * Reads the jobs on the shown days, the open jobs without a date with their suggestions, the installer's days off and the
 * company's people. `dated` is null until the jobs of the shown days have loaded. The jobs of the days shown before would make
 * these days look empty.
 */
export function useCalendarJobs({ view, day }: Pick<CalendarAddress, 'view' | 'day'>) {
  const { user } = useSession();
  const isInstaller = user?.role === 'installer';
  const range = rangeOf(view, day, todayHere());
  const dated = useRead(
    'listOwnJobs',
    { query: { status: datedStatuses.join(','), ...range, sort: 'title', size } },
    { ...live, placeholderData: keepPreviousData },
  );
  const open = useRead(
    'listOwnJobs',
    { query: { status: openStatuses.join(','), sort: 'created', order: 'asc', size } },
    live,
  );
  const maySchedule = user !== null && mayDo(user, 'jobs');
  const hasUndated = open.data?.jobs.some((job) => job.installationDate === null && isMovable(job)) ?? false;
  const suggestions = useWorklist('dates', { enabled: maySchedule && hasUndated });
  const daysOff = useRead('listDaysOff', undefined, { ...live, enabled: isInstaller });
  const hasColleagues = isInstaller && user.person.hasColleagues;
  const colleagues = useRead('listPeople', undefined, { enabled: hasColleagues });
  const ofInstaller = hasColleagues ? together(dated, open, daysOff, colleagues) : together(dated, open, daysOff);
  const read = isInstaller ? ofInstaller : together(dated, open);
  return {
    ...read,
    /** The state of the suggestions. The days do not wait for it. */
    suggestions,
    data: read.data && {
      dated: dated.isPlaceholderData ? null : read.data[0].jobs,
      undated: undatedOf(read.data[1].jobs, suggestions.data?.rows ?? []),
      daysOff: daysOff.data?.days ?? [],
      people: new Map(colleagues.data?.people.map(({ id, name }) => [id, name])) satisfies People,
    },
  };
}

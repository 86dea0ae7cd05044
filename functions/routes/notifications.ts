import { notificationRoutes } from '#shared/api/notifications.ts';
import type { KeptListName } from '#shared/domain/accounts/kept-lists.ts';
import { changeKeptList, readKeptList } from '../core/accounts/kept-lists.ts';
import { setTheme } from '../core/accounts/theme.ts';
import { asPerson, type RequestFacts } from '../core/actor.ts';
import {
  findFeedAddress,
  readCalendarDay,
  readFeed,
  renewFeedAddress,
  revokeFeedAddress,
} from '../core/calendar/calendar-feed.ts';
import type { CalendarEvent } from '../core/calendar/calendar-file.ts';
import { listDaysOff, setDaysOff } from '../core/calendar/days-off.ts';
import {
  countUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../core/notifications/notifications.ts';
import { changePreferences, getPreferences } from '../core/notifications/preferences.ts';
import { findOwnSearch } from '../core/search/saved-searches/own-search.ts';
import { changeSearch, deleteSearch, listSearches, saveSearch } from '../core/search/saved-searches/saved-searches.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { requireAbility } from '../http/require-ability.ts';

/** Most requests need no calendar, so the code that writes one loads on demand. */
async function asFile(events: readonly CalendarEvent[], { now }: RequestFacts): Promise<string> {
  const { writeCalendarFile } = await import('../core/calendar/calendar-file.ts');
  return writeCalendarFile(events, now);
}

export const handler = createHandler('notifications', notificationRoutes, {
  listNotifications: ({ actor, query, request }) => listNotifications(actor, query, request.now),
  countUnreadNotifications: async ({ actor }) => ({ unreadCount: actor.person.unreadNotifications }),
  readNotification: {
    run: async ({ actor, loaded, request }) => ({
      reference: actor.userId,
      body: { unreadCount: await readNotification(actor, loaded, request) },
    }),
    replay: async (actor) => ({ unreadCount: await countUnread(actor) }),
  },
  readAllNotifications: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { unreadCount: await readAllNotifications(actor, body.ids, request) },
    }),
    replay: async (actor) => ({ unreadCount: await countUnread(actor) }),
  },
  setNotificationPreferences: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: await changePreferences(asPerson(actor), body, request),
    }),
    replay: (actor) => getPreferences(asPerson(actor)),
  },
  listSearches: ({ actor }) => listSearches(actor),
  saveSearch: {
    run: async ({ actor, body, request }) => {
      const search = await saveSearch(actor, body, request);
      return { reference: search.id, body: { search } };
    },
    replay: async (actor, id) => ({ search: await findOwnSearch(actor, id) }),
  },
  changeSearch: {
    run: async ({ actor, params, body, request }) => ({
      reference: params.id,
      body: { search: await changeSearch(actor, params.id, body, request) },
    }),
    replay: async (actor, id) => ({ search: await findOwnSearch(actor, id) }),
  },
  getCalendarFeed: async ({ actor }) => ({ feed: await findFeedAddress(asPerson(actor)) }),
  renewCalendarFeed: {
    run: async ({ actor, request }) => {
      await renewFeedAddress(asPerson(actor), request);
      return { reference: actor.userId, body: { feed: await findFeedAddress(asPerson(actor)) } };
    },
    replay: async (actor) => ({ feed: await findFeedAddress(asPerson(actor)) }),
  },
  revokeCalendarFeed: {
    run: async ({ actor, request }) => {
      await revokeFeedAddress(asPerson(actor), request);
      return { reference: actor.userId, body: undefined };
    },
    replay: async () => undefined,
  },
  listDaysOff: async ({ actor, request }) => ({ days: await listDaysOff(actor, request.now) }),
  setDaysOff: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { days: await setDaysOff(actor, body, request) },
    }),
    replay: async (actor) => ({ days: await listDaysOff(actor, new Date()) }),
  },
  getKeptList: async ({ actor, params }) => ({ items: await readKeptList(actor, params.list) }),
  changeKeptList: {
    run: async ({ actor, params, body, request }) => {
      // A template is the start of the next job, so a change of the templates needs the ability to post jobs.
      if (params.list === 'templates') await requireAbility(actor, 'jobs');
      return { reference: params.list, body: { items: await changeKeptList(actor, params.list, body, request) } };
    },
    replay: async (actor, list) => ({ items: await readKeptList(actor, list as KeptListName) }),
  },
  setTheme: {
    run: async ({ actor, body, request }) => {
      await setTheme(asPerson(actor), body.theme, request);
      return { reference: actor.userId, body: undefined };
    },
    replay: async () => undefined,
  },
  readCalendarFeed: async ({ params, request }) =>
    asFile(await readFeed(params.id, params.token, request.now), request),
  getJobCalendar: async ({ actor, params, request }) =>
    asFile(await readCalendarDay(actor, params.id, request.now), request),
  deleteSearch: {
    run: async ({ actor, params, request }) => {
      await deleteSearch(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
});

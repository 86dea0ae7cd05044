import { notificationRoutes } from '#shared/api/notifications.ts';
import { getEmailPreferences, setEmailPreferences } from '../core/notifications/email-preferences.ts';
import {
  countUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../core/notifications/notifications.ts';
import { findOwnSearch } from '../core/searches/own-search.ts';
import { changeSearch, deleteSearch, listSearches, saveSearch } from '../core/searches/saved-searches.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('notifications', notificationRoutes, {
  listNotifications: ({ actor, query }) => listNotifications(actor, query.cursor),
  readNotification: {
    run: async ({ actor, loaded, request }) => ({
      reference: actor.userId,
      body: { unreadCount: await readNotification(actor, loaded, request) },
    }),
    replay: async (actor) => ({ unreadCount: await countUnread(actor) }),
  },
  readAllNotifications: {
    run: async ({ actor, request }) => ({
      reference: actor.userId,
      body: { unreadCount: await readAllNotifications(actor, request) },
    }),
    replay: async (actor) => ({ unreadCount: await countUnread(actor) }),
  },
  setEmailPreferences: {
    run: async ({ actor, body, request }) => ({
      reference: actor.userId,
      body: { emailPreferences: await setEmailPreferences(actor, body.emailPreferences, request) },
    }),
    replay: async (actor) => ({ emailPreferences: await getEmailPreferences(actor) }),
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
  deleteSearch: {
    run: async ({ actor, params, request }) => {
      await deleteSearch(actor, params.id, request);
      return { reference: params.id, body: undefined };
    },
    replay: async () => undefined,
  },
});

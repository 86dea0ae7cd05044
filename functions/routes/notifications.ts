import { notificationRoutes } from '#shared/api/notifications.ts';
import { getEmailPreferences, setEmailPreferences } from '../core/notifications/email-preferences.ts';
import {
  countUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../core/notifications/notifications.ts';
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
});

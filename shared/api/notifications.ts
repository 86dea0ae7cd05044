import * as z from 'zod';
import { notificationKinds } from '../domain/accounts/notifications.ts';
import { themes } from '../domain/accounts/theme.ts';
import { nextCursor, pageQuery, timestamp, uuid } from './fields/common-fields.ts';
import { preferenceFields } from './fields/preference-fields.ts';
import { calendarRoutes } from './parts/calendar.ts';
import { keptListRoutes } from './parts/kept-lists.ts';
import { searchRoutes } from './parts/searches.ts';
import { defineRoute } from './route/route.ts';

/** The maximum number of notifications in one request to mark them as read, because one transaction marks them all. */
const mostMarked = 50;

const base = { group: 'notifications', status: 200, origin: 'implied' } as const;

/** The action that the caller can take on the job now. The price and the system are those in the terms of `termsVersion`. */
const nextAct = z
  .union([
    z.strictObject({
      name: z.literal('accept'),
      termsVersion: z.number(),
      priceExGst: z.number(),
      pvSizeKw: z.number().nullable(),
      batterySizeKwh: z.number().nullable(),
    }),
    z.strictObject({ name: z.enum(['review', 'approve', 'schedule', 'finish']) }),
  ])
  .meta({ id: 'NotificationAct' });

export const notificationView = z
  .strictObject({
    id: uuid,
    kind: z.enum(notificationKinds),
    title: z.string(),
    jobId: uuid.nullable(),
    /** Null if the caller may no longer open the job, like `suburb`. `jobTitle` is then the title in the notification. */
    jobNumber: z.string().nullable(),
    suburb: z.string().nullable(),
    jobTitle: z.string().nullable(),
    customerName: z.string().optional(),
    act: nextAct.nullable(),
    text: z.string(),
    /** The first name of the person whose action the notification is about, if their company has several people. */
    byName: z.string().nullable(),
    read: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Notification' });
const someSwitches = z.partialRecord(z.enum(notificationKinds), z.boolean());
const somePreferences = {
  emailPreferences: someSwitches.optional(),
  bellPreferences: someSwitches.optional(),
  dailyEmail: z.boolean().optional(),
};

const unread = z.strictObject({ unreadCount: z.number() });

export const notificationRoutes = {
  listNotifications: defineRoute({
    ...base,
    name: 'listNotifications',
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    ability: 'own',
    summary: "The caller's notifications, newest first, all or only the unread ones, and how many are unread.",
    query: z.strictObject({ ...pageQuery, unread: z.literal('true').optional() }),
    response: z.strictObject({ notifications: z.array(notificationView), unreadCount: z.number(), nextCursor }),
    changesWith: ['notifications', 'job'],
    example: { who: 'owner', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
  }),
  countUnreadNotifications: defineRoute({
    ...base,
    name: 'countUnreadNotifications',
    method: 'GET',
    path: '/api/notifications/unread-count',
    access: 'signedIn',
    ability: 'own',
    summary: "How many of the caller's notifications are unread.",
    response: unread,
    changesWith: ['notifications'],
    example: { who: 'owner' },
    errors: [],
  }),
  readNotification: defineRoute({
    ...base,
    name: 'readNotification',
    method: 'POST',
    path: '/api/notifications/{id}/read',
    access: 'notified',
    summary: 'Marks one notification as read.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({}).prefault({}),
    response: unread,
    example: { who: 'owner', params: { id: '{notification}' }, body: {} },
    errors: ['not_found'],
  }),
  readAllNotifications: defineRoute({
    ...base,
    name: 'readAllNotifications',
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'signedIn',
    ability: 'own',
    summary:
      "Marks the caller's notifications in `ids` as read, such as those listed on the page of a job. Without `ids`, it marks the newest 50 unread ones: repeat until the count is 0.",
    body: z.strictObject({ ids: z.array(uuid).min(1).max(mostMarked).optional() }).prefault({}),
    response: unread,
    example: { who: 'owner', body: { ids: ['{notification}'] } },
    errors: ['invalid'],
  }),
  setNotificationPreferences: defineRoute({
    ...base,
    name: 'setNotificationPreferences',
    method: 'PUT',
    path: '/api/notifications/preferences',
    access: 'signedIn',
    ability: 'own',
    summary:
      'Turns notifications or emails on or off for each kind, or replaces the emails with one daily email. Refused if a switch has changed since the caller read it.',
    body: z
      .strictObject({ ...somePreferences, seen: z.strictObject(somePreferences).optional() })
      .refine(({ seen: _, ...changes }) => Object.keys(changes).length > 0, {
        path: ['emailPreferences'],
        error: 'Name what to change',
      }),
    response: z.strictObject(preferenceFields),
    example: { who: 'owner', body: { emailPreferences: { invite: false } } },
    errors: ['invalid', 'conflict'],
  }),
  setTheme: defineRoute({
    ...base,
    name: 'setTheme',
    method: 'PUT',
    path: '/api/account/theme',
    access: 'signedIn',
    ability: 'own',
    status: 204,
    summary: 'Stores the light or dark theme that the caller has chosen, for all their devices.',
    body: z.strictObject({ theme: z.enum(themes) }),
    example: { who: 'owner', body: { theme: 'dark' } },
    errors: ['invalid'],
  }),
  ...searchRoutes,
  ...calendarRoutes,
  ...keptListRoutes,
};

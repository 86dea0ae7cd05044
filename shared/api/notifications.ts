import * as z from 'zod';
import { notificationKinds } from '../domain/notifications.ts';
import { calendarRoutes } from './calendar.ts';
import { nextCursor, pageQuery, timestamp, uuid } from './fields/common-fields.ts';
import { defineRoute } from './route.ts';
import { searchRoutes } from './searches.ts';

const base = { group: 'notifications', status: 200, origin: 'implied' } as const;

export const notificationView = z
  .strictObject({
    id: uuid,
    kind: z.enum(notificationKinds),
    title: z.string(),
    jobTitle: z.string().nullable(),
    text: z.string(),
    jobId: uuid.nullable(),
    read: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'Notification' });
const unread = z.strictObject({ unreadCount: z.number() });

export const notificationRoutes = {
  listNotifications: defineRoute({
    ...base,
    name: 'listNotifications',
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: "The caller's notifications, newest first, all or only the unread ones, and how many are unread.",
    query: z.strictObject({ ...pageQuery, unread: z.literal('true').optional() }),
    response: z.strictObject({ notifications: z.array(notificationView), unreadCount: z.number(), nextCursor }),
    errors: ['invalid'],
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
    errors: ['not_found'],
  }),
  readAllNotifications: defineRoute({
    ...base,
    name: 'readAllNotifications',
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'signedIn',
    summary: 'Marks the newest 50 unread notifications as read. Repeat until the count is 0.',
    body: z.strictObject({}).prefault({}),
    response: unread,
    errors: [],
  }),
  setEmailPreferences: defineRoute({
    ...base,
    name: 'setEmailPreferences',
    method: 'PUT',
    path: '/api/notifications/email',
    access: 'signedIn',
    summary: 'Turns email on or off for each kind of notification.',
    body: z.strictObject({ emailPreferences: z.partialRecord(z.enum(notificationKinds), z.boolean()) }),
    response: z.strictObject({ emailPreferences: z.record(z.enum(notificationKinds), z.boolean()) }),
    errors: ['invalid'],
  }),
  ...searchRoutes,
  ...calendarRoutes,
};

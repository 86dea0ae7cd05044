import * as z from 'zod';
import { mostDaysOffAtOnce } from '../../domain/jobs/schedule-plan.ts';
import { civilDate, emptyBody, timestamp, uuid } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The calls about calendars: the link by which the caller's own calendar program shows their jobs, and days off. */

const base = { group: 'notifications', status: 200, origin: 'implied' } as const;

/** Null if the caller has no calendar link. */
const feed = z.strictObject({ feed: z.strictObject({ address: z.string(), since: timestamp }).nullable() });
const daysOff = z.strictObject({ days: z.array(civilDate) });
/** A calendar in the format of RFC 5545. */
const calendar = { response: z.string(), media: 'text/calendar' } as const;

export const calendarRoutes = {
  getCalendarFeed: defineRoute({
    ...base,
    name: 'getCalendarFeed',
    method: 'GET',
    path: '/api/calendar-feed',
    access: 'signedIn',
    ability: 'own',
    summary: "The secret link of the caller's calendar. Reading it asks for the password once in a session.",
    needsPassword: true,
    response: feed,
    changesWith: ['calendarFeed'],
    example: { who: 'owner' },
    errors: [],
  }),
  renewCalendarFeed: defineRoute({
    ...base,
    name: 'renewCalendarFeed',
    method: 'POST',
    path: '/api/calendar-feed',
    access: 'signedIn',
    ability: 'own',
    summary: "Creates a new link for the caller's calendar. The earlier one stops working.",
    needsPassword: true,
    body: emptyBody,
    response: feed,
    example: { who: 'owner', body: {} },
    errors: [],
  }),
  revokeCalendarFeed: defineRoute({
    ...base,
    name: 'revokeCalendarFeed',
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: 'signedIn',
    ability: 'own',
    status: 204,
    summary: "Ends the link of the caller's calendar.",
    example: { who: 'owner' },
    errors: [],
  }),
  readCalendarFeed: defineRoute({
    ...base,
    ...calendar,
    name: 'readCalendarFeed',
    method: 'GET',
    path: '/api/calendars/{id}/{token}',
    access: 'public',
    summary: 'The scheduled jobs of a calendar link, for a calendar program. Anyone who knows the link can read them.',
    params: z.strictObject({ id: uuid, token: z.string().regex(/^[a-z2-7]{26}$/) }),
    changesWith: [],
    example: { who: 'visitor', params: { id: '{assignee}', token: 'abcdefghijklmnopqrstuvwxyz' } },
    errors: ['not_found'],
  }),
  getJobCalendar: defineRoute({
    ...base,
    ...calendar,
    name: 'getJobCalendar',
    method: 'GET',
    path: '/api/jobs/{id}/calendar',
    access: 'jobParty',
    ability: 'ownJobs',
    summary: 'The day of a job, for a calendar program.',
    params: z.strictObject({ id: uuid }),
    changesWith: [],
    example: { who: 'owner', params: { id: '{booked}' } },
    errors: ['not_found'],
  }),
  listDaysOff: defineRoute({
    ...base,
    name: 'listDaysOff',
    method: 'GET',
    path: '/api/days-off',
    access: 'installer',
    ability: 'ownJobs',
    summary: "The installer's days off from today, the earliest first.",
    response: daysOff,
    changesWith: ['daysOff'],
    example: { who: 'assignee' },
    errors: [],
  }),
  setDaysOff: defineRoute({
    ...base,
    name: 'setDaysOff',
    method: 'PUT',
    path: '/api/days-off',
    access: 'installer',
    ability: 'jobs',
    summary: `Sets or ends days off, from the first to the last day, at most ${mostDaysOffAtOnce} at a time.`,
    body: z.strictObject({
      from: civilDate,
      to: civilDate,
      isOff: z.boolean({ error: 'Say whether these days are off' }),
    }),
    response: daysOff,
    example: { who: 'assignee', body: { from: '{soon}', to: '{soon}', isOff: true } },
    errors: ['invalid'],
  }),
};

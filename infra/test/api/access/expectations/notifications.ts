import type { notificationRoutes } from '#shared/api/notifications.ts';
import { byInstallers, byParties, everyone, everyVisitor } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const notificationExpectations = {
  aboutJobs: {
    'GET /api/jobs/{id}/calendar': {
      people: byParties,
      done: 200,
      in: 'booked in_progress completed paid archived',
      otherwise: 'not_found',
    },
  },
  aboutPeople: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/notifications': { people: everyone, done: 200 },
    'GET /api/notifications/unread-count': { people: everyone, done: 200 },
    "POST /api/notifications/{id}/read (the owner's)": {
      people: '404  own  404  404  404  404  404  404  404  404',
      done: 200,
    },
    'POST /api/notifications/read-all': { people: everyone, done: 200 },
    'GET /api/calendar-feed': { people: everyone, done: 200 },
    'POST /api/calendar-feed': { people: everyone, done: 200 },
    'DELETE /api/calendar-feed': { people: everyone, done: 204 },
    'GET /api/calendars/{id}/{token} (guessed)': {
      people: everyone,
      visitors: everyVisitor,
      done: 'not_found',
    },
    'GET /api/kept/{list}': { people: everyone, done: 200 },
    'PUT /api/kept/{list}': { people: everyone, done: 200 },
    'PUT /api/account/theme': { people: everyone, done: 204 },
    'GET /api/days-off': { people: byInstallers, done: 200 },
    'PUT /api/days-off': { people: byInstallers, done: 200 },
    'GET /api/searches': { people: byInstallers, done: 200 },
    'POST /api/searches': { people: byInstallers, done: 201 },
    "PATCH /api/searches/{id} (the installer's)": {
      people: '403  403  own  404  404  404  404  404  403  403',
      done: 200,
    },
    "DELETE /api/searches/{id} (the installer's)": {
      people: '403  403  own  404  404  404  404  404  403  403',
      done: 204,
    },
    'PUT /api/notifications/preferences': { people: everyone, done: 200 },
  },
} satisfies GroupExpectations<typeof notificationRoutes>;

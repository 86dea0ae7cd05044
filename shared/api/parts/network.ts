import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { availabilities } from '../../domain/people/installer.ts';
import { mostNoteCharacters, networkSorts, networkViews } from '../../domain/search/network.ts';
import { cursor, emptyBody, nextCursor, text, timestamp, uuid } from '../fields/common-fields.ts';
import { reputationFields, verifiedAt } from '../fields/profile-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The companies that a user has worked with, and the user's private notes about them. */

const base = { group: 'profiles', origin: 'implied' } as const;
const params = z.strictObject({ id: uuid });

/** A retailer's note about a preferred installer. It is deleted when the retailer no longer prefers the installer. */
export const noteText = text(mostNoteCharacters);

const personView = z
  .strictObject({
    id: uuid,
    companyName: z.string(),
    location: z.string(),
    logoUrl: z.string().nullable(),
    /** Null for a retailer. */
    availability: z.enum(availabilities).nullable(),
    leadTimeDays: z.number().nullable(),
    verifiedAt,
    averageRating: reputationFields.averageRating,
    reviewCount: reputationFields.reviewCount,
    /** The number of the two companies' jobs that are under way, and the number of those that are done. */
    running: z.number(),
    completed: z.number(),
    lastJob: z
      .strictObject({
        id: uuid,
        number: z.string().nullable(),
        title: z.string(),
        suburb: z.string().nullable(),
        status: z.enum(storedJobStatuses),
        installationDate: z.string().nullable(),
        createdAt: timestamp,
      })
      .nullable(),
    isPreferred: z.boolean(),
    note: z.string(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'NetworkPerson' });

export const networkRoutes = {
  listNetwork: defineRoute({
    ...base,
    name: 'listNetwork',
    method: 'GET',
    path: '/api/network',
    access: 'signedIn',
    status: 200,
    summary:
      'The companies that the caller has worked with, and their preferred installers: searched by name and note, and sorted. Companies that the caller may not see are left out.',
    query: z.strictObject({
      q: z.string().max(100).optional(),
      sort: z.enum(networkSorts).optional(),
      view: z.enum(networkViews).optional(),
      cursor,
    }),
    response: z.strictObject({
      people: z.array(personView),
      /** Whether the network has any company, and any hidden one. */
      hasAnybody: z.boolean(),
      hasHidden: z.boolean(),
      nextCursor,
    }),
    changesWith: ['jobs', 'preferred', 'network'],
    example: { who: 'owner', query: { q: 'sunny', sort: 'jobs', view: 'all', cursor: '{cursor}' } },
    errors: ['invalid'],
  }),
  hidePerson: defineRoute({
    ...base,
    name: 'hidePerson',
    method: 'PUT',
    path: '/api/network/hidden/{id}',
    access: 'acquainted',
    status: 204,
    summary: "Hides a company from the caller's network only. Repeating this changes nothing.",
    params,
    body: emptyBody,
    example: { who: 'owner', params: { id: '{assignee}' }, body: {} },
    errors: ['not_found'],
  }),
  showPerson: defineRoute({
    ...base,
    name: 'showPerson',
    method: 'DELETE',
    path: '/api/network/hidden/{id}',
    access: 'signedIn',
    ability: 'jobs',
    status: 204,
    summary: "Shows a hidden company in the caller's network again.",
    params,
    example: { who: 'owner', params: { id: '{assignee}' } },
    errors: [],
  }),
};

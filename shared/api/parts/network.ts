import * as z from 'zod';
import { storedJobStatuses } from '../../domain/jobs/job.ts';
import { availabilities } from '../../domain/people/installer.ts';
import { mostNoteLetters, networkSorts, networkViews } from '../../domain/search/network.ts';
import { cursor, emptyBody, nextCursor, text, timestamp, uuid } from '../fields/common-fields.ts';
import { reputationFields, verifiedAt } from '../fields/profile-fields.ts';
import { defineRoute } from '../route/route.ts';

/** Whom people have worked with, and what only they know about them. */

const base = { group: 'profiles', origin: 'implied' } as const;
const params = z.strictObject({ id: uuid });

/** What a retailer writes about a preferred installer. Nothing deletes it. */
export const noteText = text(mostNoteLetters);

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
    /** Jobs of the two that are under way, and that are done. */
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
      'The people whom the caller has worked with, and the installers whom they prefer: searched by name and note, and sorted. Those who cannot be seen are left out.',
    query: z.strictObject({
      q: z.string().max(100).optional(),
      sort: z.enum(networkSorts).optional(),
      view: z.enum(networkViews).optional(),
      cursor,
    }),
    response: z.strictObject({
      people: z.array(personView),
      /** Whether there is anybody at all, and anybody hidden. */
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
    summary: "Hides a person from the caller's network, and nowhere else. Repeating this changes nothing.",
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
    status: 204,
    summary: "Shows a hidden person in the caller's network again.",
    params,
    example: { who: 'owner', params: { id: '{assignee}' } },
    errors: [],
  }),
};

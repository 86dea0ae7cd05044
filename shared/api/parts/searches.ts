import * as z from 'zod';
import { mostNameCharacters } from '../../domain/search/saved-searches.ts';
import { requiredLine, timestamp, uuid } from '../fields/common-fields.ts';
import { workFilter } from '../fields/find-work-fields.ts';
import { defineRoute } from '../route/route.ts';

/** Saved searches, which notify installers of new jobs. */

const base = { group: 'notifications', status: 200, origin: 'implied' } as const;
const params = z.strictObject({ id: uuid });

export const searchName = requiredLine(mostNameCharacters, 'Give the search a name');

const searchView = z
  .strictObject({
    id: uuid,
    name: z.string(),
    filter: workFilter,
    notify: z.boolean(),
    email: z.boolean(),
    createdAt: timestamp,
  })
  .meta({ id: 'SavedSearch' });
const oneSearch = z.strictObject({ search: searchView });

export const searchRoutes = {
  listSearches: defineRoute({
    ...base,
    name: 'listSearches',
    method: 'GET',
    path: '/api/searches',
    access: 'installer',
    summary: 'The saved searches of the installer, oldest first, and how many there may be.',
    response: z.strictObject({ searches: z.array(searchView), most: z.number() }),
    changesWith: ['searches'],
    example: { who: 'assignee' },
    errors: [],
  }),
  saveSearch: defineRoute({
    ...base,
    name: 'saveSearch',
    method: 'POST',
    path: '/api/searches',
    access: 'installer',
    ability: 'jobs',
    summary:
      'Saves a search. Unless the request says otherwise, the installer gets notifications of new jobs, and no emails.',
    body: z.strictObject({
      name: searchName,
      filter: workFilter,
      notify: z.boolean().default(true),
      email: z.boolean().default(false),
    }),
    response: oneSearch,
    status: 201,
    example: {
      who: 'assignee',
      body: {
        name: 'Large ones',
        filter: { state: 'NSW', jobType: 'PV Only', licence: 'PV', minKw: 6.6, maxKw: 30, minPrice: 10, fits: 'only' },
        notify: false,
        email: true,
      },
    },
    errors: ['invalid', 'conflict'],
  }),
  changeSearch: defineRoute({
    ...base,
    name: 'changeSearch',
    method: 'PATCH',
    path: '/api/searches/{id}',
    access: 'searcher',
    summary: 'Renames a saved search, or turns its notifications or emails on or off.',
    params,
    body: z.strictObject({
      name: searchName.optional(),
      notify: z.boolean().optional(),
      email: z.boolean().optional(),
    }),
    response: oneSearch,
    example: { who: 'assignee', params: { id: '{search}' }, body: { name: 'Near me', notify: true, email: false } },
    errors: ['not_found', 'invalid', 'conflict'],
  }),
  deleteSearch: defineRoute({
    ...base,
    name: 'deleteSearch',
    method: 'DELETE',
    path: '/api/searches/{id}',
    access: 'searcher',
    summary: 'Deletes a saved search.',
    params,
    status: 204,
    example: { who: 'assignee', params: { id: '{search}' } },
    errors: ['not_found', 'conflict'],
  }),
};

import * as z from 'zod';
import { copyStates } from '../../domain/accounts/data-copy.ts';
import { emptyBody, timestamp } from '../fields/common-fields.ts';
import { defineRoute } from '../route/route.ts';

const base = {
  group: 'objects',
  status: 200,
  notRepeatable: true,
  access: 'signedIn',
  ability: 'own',
  origin: 'implied',
} as const;

export const dataCopyView = z
  .strictObject({
    state: z.enum(copyStates),
    requestedAt: timestamp.nullable(),
    /** The time until which the copy can be downloaded. Null until the copy is ready. */
    until: timestamp.nullable(),
    /** The size of each part in bytes. Empty until the copy is ready. */
    parts: z.array(z.number()),
  })
  .meta({ id: 'DataCopy' });
export type DataCopyView = z.output<typeof dataCopyView>;

/** A limit above the number of parts that any copy can have. */
const mostParts = 100_000;

export const copyRoutes = {
  getDataCopy: defineRoute({
    ...base,
    name: 'getDataCopy',
    method: 'GET',
    path: '/api/data-copy',
    summary: "The state of the caller's data copy.",
    response: dataCopyView,
    changesWith: ['dataCopy'],
    example: { who: 'owner' },
    errors: [],
  }),
  prepareDataCopy: defineRoute({
    ...base,
    name: 'prepareDataCopy',
    method: 'POST',
    path: '/api/data-copy',
    summary: "Begins to prepare a copy of the caller's data, which replaces an earlier copy.",
    body: emptyBody,
    response: dataCopyView,
    example: { who: 'admin', body: {} },
    errors: ['conflict', 'rate_limited'],
    limit: 'copy',
    needsPassword: true,
  }),
  openDataCopy: defineRoute({
    ...base,
    name: 'openDataCopy',
    method: 'POST',
    path: '/api/data-copy/download',
    summary: "Returns a short-lived URL of one part of the caller's data copy.",
    body: z.strictObject({ part: z.int({ error: 'Choose a part' }).min(1).max(mostParts) }),
    response: z.strictObject({ address: z.url() }),
    example: { who: 'admin', body: { part: 1 } },
    errors: ['not_found'],
    needsPassword: true,
  }),
};

import * as z from 'zod';
import { acceptedTypes, objectAddress, uploadLimits } from '../domain/jobs/uploads.ts';
import { line, objectReference, uuid } from './fields/common-fields.ts';
import { copyRoutes } from './parts/copies.ts';
import { finishedWorkFileRoutes } from './parts/shown-photos.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'objects', status: 200, notRepeatable: true, origin: 'specified' } as const;

const stored = z.strictObject({ normalizedPath: z.string() });
const refusals = [
  'invalid',
  'not_found',
  'not_uploaded',
  'unsupported_media_type',
  'too_large',
  'rate_limited',
  'conflict',
] as const;

export const objectRoutes = {
  createUpload: defineRoute({
    ...base,
    name: 'createUpload',
    method: 'POST',
    path: '/api/objects/upload',
    access: 'signedIn',
    ability: 'ownJobs',
    summary:
      'Returns a URL to upload one file to. If the request gives a type and size, the URL accepts only that file, once, and only with the header `If-None-Match: *`.',
    body: z
      .strictObject({
        fileName: line(200).optional(),
        contentType: z.enum(acceptedTypes, { error: 'Choose an image or a PDF' }).optional(),
        size: z
          .number()
          .int()
          .min(1, { error: 'The file is empty' })
          .max(uploadLimits.default, { error: 'Some files exceed the 10MB size limit' })
          .optional(),
      })
      .prefault({}),
    response: z.strictObject({ uploadURL: z.string(), objectKey: uuid }),
    example: { who: 'owner', body: { fileName: 'roof.png', contentType: 'image/png', size: 1 } },
    errors: ['invalid', 'rate_limited'],
    limit: 'upload',
  }),
  finalizeUpload: defineRoute({
    ...base,
    name: 'finalizeUpload',
    method: 'POST',
    path: '/api/objects/finalize',
    access: 'uploader',
    summary: 'Checks an uploaded file and keeps it, private.',
    body: z.strictObject({ objectKey: objectReference, visibility: z.literal('private').default('private') }),
    response: stored,
    example: { who: 'owner', body: { objectKey: '{photo1}', visibility: 'private' } },
    errors: refusals,
  }),
  setObjectAccess: defineRoute({
    ...base,
    name: 'setObjectAccess',
    method: 'POST',
    path: '/api/objects/set-acl',
    access: 'uploader',
    summary: "Keeps an uploaded file private. Files can't be made public.",
    body: z.strictObject({
      objectPath: objectReference,
      visibility: z.literal('private', { error: 'Files can only be private' }),
    }),
    response: stored,
    example: { who: 'owner', body: { objectPath: '/api/objects/{photo1}', visibility: 'private' } },
    errors: refusals,
  }),
  getObject: defineRoute({
    ...base,
    name: 'getObject',
    method: 'GET',
    path: objectAddress,
    access: 'fileReader',
    summary: 'Redirects to the file, for users who may see the item it is attached to. `download=1` saves it.',
    params: z.strictObject({ objectKey: uuid }),
    query: z.strictObject({ download: z.literal('1').optional() }),
    status: 302,
    changesWith: [],
    example: { who: 'owner', params: { objectKey: '{photo1}' }, query: { download: '1' } },
    errors: ['not_found', 'invalid'],
  }),
  ...copyRoutes,
  ...finishedWorkFileRoutes,
};

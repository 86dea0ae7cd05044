import { objectRoutes } from '#shared/api/objects.ts';
import { openDataCopy, prepareDataCopy, viewDataCopy } from '../core/accounts/copies/own-copy.ts';
import { asPerson } from '../core/actor.ts';
import { keepAnyFile } from '../core/files/keep-file.ts';
import { createUpload } from '../core/files/upload-address.ts';
import { fileAddress } from '../core/jobs/access/file-access.ts';
import { finishedWorkAddress } from '../core/public-pages/finished-work.ts';
import { Reply } from '../http/call.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('objects', objectRoutes, {
  createUpload: ({ actor, body, request }) => createUpload(actor, body, request.now),
  finalizeUpload: ({ actor, body, request }) => keepAnyFile(actor, body.objectKey, 'objectKey', request.now),
  setObjectAccess: ({ actor, body, request }) => keepAnyFile(actor, body.objectPath, 'objectPath', request.now),
  getDataCopy: ({ actor, request }) => viewDataCopy(asPerson(actor), request.now),
  prepareDataCopy: ({ actor, request }) => prepareDataCopy(asPerson(actor), request.now),
  openDataCopy: ({ actor, body, request }) => openDataCopy(asPerson(actor), body.part, request.now),
  getFinishedWorkPhoto: async ({ params }) => new Reply({ location: await finishedWorkAddress(params.id) }),
  getObject: async ({ actor, params, query }) =>
    new Reply({ location: await fileAddress(params.objectKey, actor, { download: query.download === '1' }) }),
});

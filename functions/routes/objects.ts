import { objectRoutes } from '#shared/api/objects.ts';
import type { Actor } from '../core/actor.ts';
import { objectPath } from '../core/files/file-names.ts';
import { anyFileRule } from '../core/files/file-rule.ts';
import { keepObject } from '../core/files/keep-file.ts';
import { readAddress } from '../core/files/read-address.ts';
import { createUpload } from '../core/files/upload-address.ts';
import { findVisibleObject } from '../core/jobs/file-access.ts';
import { Reply } from '../http/call.ts';
import { createHandler } from '../http/chain/create-handler.ts';

const keep = async (actor: Actor, reference: string, path: string, now: Date) => {
  const { objectKey } = await keepObject(actor, reference, anyFileRule(path), now);
  return { normalizedPath: objectPath(objectKey) };
};

export const handler = createHandler('objects', objectRoutes, {
  createUpload: ({ actor, body, request }) => createUpload(actor, body, request.now),
  finalizeUpload: ({ actor, body, request }) => keep(actor, body.objectKey, 'objectKey', request.now),
  setObjectAccess: ({ actor, body, request }) => keep(actor, body.objectPath, 'objectPath', request.now),
  getObject: async ({ actor, params, query }) => {
    const object = await findVisibleObject(actor, params.objectKey);
    return new Reply({ location: await readAddress(object, { download: query.download === '1' }) });
  },
});

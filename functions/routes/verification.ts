import { verificationRoutes } from '#shared/api/admin.ts';
import { viewSaaNumber } from '../core/admin/saa-number.ts';
import { createHandler } from '../http/chain/create-handler.ts';

/** A separate function, because its role may decrypt. It shows one number, records that it did, and can do nothing else. */
export const handler = createHandler('verification', verificationRoutes, {
  viewSaaNumber: ({ actor, params, request }) => viewSaaNumber(actor, params.id, request),
});

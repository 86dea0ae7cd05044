import { verificationRoutes } from '#shared/api/admin.ts';
import { viewCredentialNumber } from '../core/admin/credential-number.ts';
import { viewSaaNumber } from '../core/admin/saa-number.ts';
import { createHandler } from '../http/chain/create-handler.ts';

/**
 * This group has its own function, because only its IAM role may decrypt numbers. It shows one number at a time, and records
 * each view.
 */
export const handler = createHandler('verification', verificationRoutes, {
  viewCredentialNumber: ({ actor, params, request }) => viewCredentialNumber(actor, params, request),
  viewSaaNumber: ({ actor, params, request }) => viewSaaNumber(actor, params.id, request),
});

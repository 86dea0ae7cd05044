import { allRoutes, routeKeyOf } from '../index.ts';

/** Every call in the specification. A test compares this list with the contract. Ids in paths have the contract's names. */
export const specifiedCalls = [
  'GET /api/auth/me',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'POST /api/auth/change-password',
  'GET /api/config/google-maps',
  'GET /api/landing/stats',
  'GET /api/landing/featured-jobs',
  'GET /api/profile',
  'POST /api/profile/retailer',
  'PUT /api/profile/retailer',
  'POST /api/profile/installer',
  'GET /api/installers',
  'GET /api/public/company/{id}',
  'POST /api/objects/upload',
  'PUT /api/retailer/logo',
  'POST /api/objects/finalize',
  'GET /api/objects/{objectKey}',
  'GET /api/admin/retailers',
  'GET /api/admin/installers',
  'GET /api/admin/jobs',
  'PATCH /api/admin/retailers/{id}',
  'PATCH /api/admin/installers/{id}',
  'PATCH /api/admin/jobs/{id}',
  'GET /api/jobs/retailer',
  'GET /api/jobs/installer',
  'GET /api/jobs/public',
  'GET /api/dashboard/retailer/stats',
  'GET /api/dashboard/installer/stats',
  'GET /api/jobs/{id}',
  'GET /api/jobs/shared/{shareToken}',
  'GET /api/jobs/{id}/invites',
  'GET /api/jobs/{id}/applications',
  'GET /api/applications/installer',
  'GET /api/installers/{id}',
  'GET /api/retailers/{id}',
  'GET /api/jobs/{id}/requirements',
  'GET /api/payments/{id}',
  'GET /api/jobs/{id}/reviews',
  'POST /api/jobs',
  'PUT /api/jobs/{id}',
  'DELETE /api/jobs/{id}',
  'POST /api/jobs/{id}/apply',
  'POST /api/jobs/{id}/accept',
  'POST /api/jobs/{id}/start',
  'POST /api/jobs/{id}/progress',
  'POST /api/jobs/{id}/share',
  'POST /api/jobs/{id}/unassign',
  'POST /api/jobs/{id}/schedule',
  'POST /api/jobs/{id}/complete',
  'PUT /api/jobs/{id}/status',
  'PATCH /api/requirements/{requirementId}/complete',
  'POST /api/jobs/{id}/request-payment',
  'POST /api/payments/{id}/approve',
  'GET /api/payments/{id}/remittance',
  'PUT /api/applications/{id}',
  'POST /api/ratings',
  'PUT /api/ratings/{id}',
  'POST /api/objects/set-acl',
] as const;

const routeKeys = new Set(allRoutes.map(routeKeyOf));
/** Returns the calls of the specification that the contract lacks. */
export const absentCalls = (): string[] => specifiedCalls.filter((call) => !routeKeys.has(call));
/** Returns the routes with a wrong `origin`: `specified` without being in the specification, or `implied` although they are. */
export const misattributedRoutes = (): string[] =>
  allRoutes
    .filter(
      (route) => (route.origin === 'specified') !== (specifiedCalls as readonly string[]).includes(routeKeyOf(route)),
    )
    .map(routeKeyOf);

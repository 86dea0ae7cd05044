import middy from '@middy/core';
import { abilityOf, limitOf } from '#shared/api/route/access.ts';
import type { Route } from '#shared/api/route/route.ts';
import { type Implemented, isRepeatable } from '../call.ts';
import { caller } from './caller.ts';
import { confirmed } from './confirmed.ts';
import { content } from './content.ts';
import { crossSite } from './cross-site.ts';
import { edge } from './edge.ts';
import type { CheckedEvent, Findings, Result } from './findings.ts';
import { input } from './input.ts';
import { limits } from './limits.ts';
import { params } from './params.ts';
import { replay } from './replay.ts';
import { role } from './role.ts';
import { row } from './row.ts';
import { samePerson } from './same-person.ts';
import { callOf, useCase } from './use-case.ts';

const limitFor = (route: Route, implemented: Implemented) => (findings: Findings) =>
  (isRepeatable(implemented) && implemented.limit?.(callOf(route, findings))) || null;

/**
 * Creates the chain of a route. Every route has the same checks in the same order: the caller (401), the person the page shows
 * (409), the content (415, 400, 413), the origin (403), the form of the id (404), the role (403), the password entered again, if
 * the route needs it (403), an earlier answer to the same request, access to the item (404, 403), the input (422), the limits
 * (429), and then the use case (409). Before the check of access, no answer depends on whether a hidden item exists.
 */
export const chainOf = (route: Route, implemented: Implemented, limit = limitOf(route)) =>
  // This chain has no time limit, because the outer chain in `create-handler.ts` has one for everything.
  middy<CheckedEvent, Result>({ timeoutEarlyInMillis: 0 })
    .use([
      edge(),
      caller(route),
      samePerson(),
      ...(route.method === 'GET' ? [] : [content(), crossSite()]),
      params(route),
      role(route),
      confirmed(route),
      ...(isRepeatable(implemented) ? [replay(route, implemented)] : []),
      row(route),
      input(route),
      ...(limit ? [limits(limit, { limitFor: limitFor(route, implemented), isOwn: abilityOf(route) === 'own' })] : []),
    ])
    .handler(useCase(route, implemented));

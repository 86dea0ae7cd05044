import middy from '@middy/core';
import type { Route } from '#shared/api/route.ts';
import { type Implemented, isRepeatable } from '../call.ts';
import { caller } from './caller.ts';
import { content } from './content.ts';
import { crossSite } from './cross-site.ts';
import { edge } from './edge.ts';
import type { CheckedEvent, Result } from './findings.ts';
import { input } from './input.ts';
import { limits } from './limits.ts';
import { params } from './params.ts';
import { replay } from './replay.ts';
import { role } from './role.ts';
import { row } from './row.ts';
import { useCase } from './use-case.ts';

/**
 * The one order of checks for every route: who asks (401), what was sent (415, 400, 413), where from (403), a possible id (404),
 * a role that can never (403), an answer given before, the thing itself (404, 403), the input (422), the limits (429), and then
 * the use case (409). Nothing before the input depends on whether a hidden thing exists.
 */
export const chainOf = (route: Route, implemented: Implemented) =>
  // The whole function has one time limit, which its outer chain watches.
  middy<CheckedEvent, Result>({ timeoutEarlyInMillis: 0 })
    .use([
      edge(),
      caller(route),
      ...(route.method === 'GET' ? [] : [content(), crossSite()]),
      params(route),
      role(route),
      ...(isRepeatable(implemented) ? [replay(route, implemented)] : []),
      row(route),
      input(route),
      ...(route.limit ? [limits(route.limit)] : []),
    ])
    .handler(useCase(route, implemented));

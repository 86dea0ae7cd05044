import type middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { refuse } from '../answers.ts';
import type { Result } from './findings.ts';

/** Turns any error from a link or the use case into an answer. */
export const refusals = (): middy.MiddlewareObj<APIGatewayProxyEventV2, Result> => ({
  onError: (request) => {
    const { requestContext, routeKey } = request.event;
    request.response = refuse(request.error, { requestId: requestContext.requestId, routeKey });
  },
});

import { describe, expect, it } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/api/route/route.ts';
import { answerUnknown } from './unknown-address.ts';

const contract = [
  { method: 'PUT', path: '/api/jobs/{id}' },
  { method: 'GET', path: '/api/jobs/{id}' },
  { method: 'GET', path: '/api/{list}/{id}' },
  { method: 'POST', path: '/api/jobs/own' },
] as unknown as readonly Route[];
const ask = (rawPath: string) =>
  answerUnknown(
    { rawPath, routeKey: '$default', requestContext: { requestId: 'r1' } } as unknown as APIGatewayProxyEventV2,
    contract,
  );

describe('a path that no route answers', () => {
  it('names its methods if it has others, each once', () => {
    const { statusCode, headers, body } = ask('/api/jobs/1');
    expect([statusCode, headers]).toEqual([
      405,
      {
        allow: 'GET, PUT',
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': 'r1',
      },
    ]);
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'method_not_allowed' });
  });

  it('does not offer the methods of a path with an id if the contract has the path itself', () => {
    expect(ask('/api/jobs/own').headers).toMatchObject({ allow: 'POST' });
  });

  it('is not found if it is in no contract', () => {
    expect(() => ask('/api/jobs')).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});

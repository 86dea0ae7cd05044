import type { Route } from '#shared/api/route/route.ts';
import { Refusal } from '../../refusal.ts';
import { parseInput } from '../validate.ts';
import type { Link } from './findings.ts';

/** Refuses content on a route without a body, except an empty object, because some clients send one. */
function refuseContent(rawBody: unknown): void {
  if (rawBody === undefined) return;
  if (typeof rawBody !== 'object' || rawBody === null || Object.keys(rawBody).length > 0)
    throw new Refusal('invalid', { message: 'This request does not accept any content.' });
}

/** Validates the input by the route's schemas. This follows the access checks, so an error never reveals a hidden item. */
export const input = ({ query, body }: Route): Link => ({
  before: ({ event }) => {
    const { findings } = event;
    if (query) findings.query = parseInput(query, event.queryStringParameters ?? {});
    if (body) findings.body = parseInput(body, findings.rawBody);
    else refuseContent(findings.rawBody);
  },
});

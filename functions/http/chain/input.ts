import type * as z from 'zod';
import type { Route } from '#shared/api/route.ts';
import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/** More than a person could read; an answer longer than six megabytes could not be sent at all. */
const maxFields = 100;

/** Every wrong path with its own sentence; the path is the one a form knows (`requirements.0.label`). */
function fieldsOf(error: z.ZodError): Record<string, string> {
  // A map, because a path may be `__proto__` or `constructor`.
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields.set([...issue.path, key].join('.'), 'This field is not recognised');
      continue;
    }
    const path = issue.path.map(String).join('.');
    if (!fields.has(path)) fields.set(path, issue.message);
  }
  return Object.fromEntries([...fields].slice(0, maxFields));
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(parsed.error);
  const [first] = Object.values(fields);
  throw new Refusal('invalid', { fields, ...(first && Object.keys(fields).length === 1 ? { message: first } : {}) });
}

/** A route without a body still accepts the empty object some clients send. */
function refuseContent(rawBody: unknown): void {
  if (rawBody === undefined) return;
  if (typeof rawBody !== 'object' || rawBody === null || Object.keys(rawBody).length > 0)
    throw new Refusal('invalid', { message: 'This request does not accept any content.' });
}

/** Validates the input by the route's schemas. This follows the access checks, so an error never says anything about a hidden item. */
export const input = ({ query, body }: Route): Link => ({
  before: ({ event }) => {
    const { findings } = event;
    if (query) findings.query = parse(query, event.queryStringParameters ?? {});
    if (body) findings.body = parse(body, findings.rawBody);
    else refuseContent(findings.rawBody);
  },
});

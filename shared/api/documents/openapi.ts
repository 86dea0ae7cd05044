import * as z from 'zod';
import { everyRankMay } from '../../domain/accounts/ranks.ts';
import { idempotencyKeyPattern, uuidPattern } from '../../domain/ids.ts';
import { type ErrorCode, errorCodes } from '../../errors.ts';
import { productName } from '../../product.ts';
import { allRoutes } from '../index.ts';
import { abilityOf, accessRules, limitOf, needsPassword } from '../route/access.ts';
import type { Example } from '../route/example.ts';
import type { Route } from '../route/route.ts';
import { accessMeanings } from './access-meanings.ts';
import { withMadeUpValues } from './example-values.ts';

/** Generates the OpenAPI 3.1 document from the contract. */

type Json = Record<string, unknown>;

/** The schemas that have an id, such as `Job`. The document contains each once, under `components`, and refers to it. */
const named: Record<string, unknown> = {};

/** Turns a pair of equal items into a list of two, because not every tool reads `prefixItems`. */
function pairsAsLists({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [first, ...others] = jsonSchema.prefixItems ?? [];
  if (first === undefined || others.some((each) => JSON.stringify(each) !== JSON.stringify(first))) return;
  delete jsonSchema.prefixItems;
  jsonSchema.items = first;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: pairsAsLists,
    target: 'draft-2020-12',
  });
  const text = JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...own } = JSON.parse(text) as Json & { $defs?: Json };
  for (const [name, { $schema: _inner, id: _id, ...definition }] of Object.entries($defs as Record<string, Json>))
    named[name] = definition;
  const { id: _id, ...plain } = own;
  return plain;
}

const content = (schema: Json, media = 'application/json'): Json => ({ [media]: { schema } });
const contentLike = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, example: withMadeUpValues(example) },
});

function parametersOf({ params, query, example }: Route): Json[] {
  const of = (schema: z.ZodObject | undefined, place: 'path' | 'query', examples: Example['params'] = {}): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
      schema: schemaOf(field as z.ZodType, 'input'),
      ...(name in examples ? { example: withMadeUpValues(examples[name]) } : {}),
    }));
  return [...of(params, 'path', example.params), ...of(query, 'query', example.query)];
}

/** Tells whether the route reads the session before all other checks, and so knows which person makes the call. */
const knowsThePerson = ({ access }: Route): boolean => ['required', 'optional'].includes(accessRules[access].session);

/** Returns all errors of a route: its own, and the errors common to its method and its access rule. */
export function errorsOf(route: Route): ErrorCode[] {
  const rule = accessRules[route.access];
  const codes = new Set<ErrorCode>(route.errors);
  codes.add('unavailable');
  if (rule.session === 'required' || rule.session === 'late')
    codes.add('unauthenticated').add('token_expired').add('suspended');
  if (rule.session === 'optional') codes.add('token_expired').add('suspended');
  if (knowsThePerson(route)) codes.add('other_person');
  if ('role' in rule || 'row' in rule || !everyRankMay(abilityOf(route))) codes.add('forbidden');
  if ('row' in rule || route.params) codes.add('not_found');
  if (route.method !== 'GET')
    codes.add('bad_request').add('cross_site').add('unsupported_media_type').add('too_large').add('invalid');
  if (needsPassword(route)) codes.add('password_needed');
  if (limitOf(route)) codes.add('rate_limited');
  return [...codes];
}

const refusalContent = content({ $ref: '#/components/schemas/Refusal' });
const waits = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** The edge refuses a body, a URL or headers that are too long, before any function runs. */
const edgeRefusals = {
  413: { $ref: '#/components/responses/TooLarge' },
  414: { $ref: '#/components/responses/TooLarge' },
  431: { $ref: '#/components/responses/TooLarge' },
};

function refusalsOf(route: Route): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(route)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const own = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.sort().join(', '),
      ...(codes.some((code) => code === 'rate_limited' || code === 'unavailable') ? { headers: waits } : {}),
      content: refusalContent,
    },
  ]);
  // The statuses need no sorting, because JavaScript orders keys that are whole numbers.
  return { ...Object.fromEntries(own), ...edgeRefusals };
}

const acceptsKey = (route: Route): boolean => route.method !== 'GET' && !route.notRepeatable;

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating the request with the same key has no further effect.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

const person: Json = {
  name: 'X-Person',
  in: 'header',
  required: false,
  description: 'The id of the user that the page shows. If another user is signed in, the request is refused.',
  schema: { type: 'string', pattern: uuidPattern.source },
};

function operationOf(route: Route): Json {
  const success =
    route.status === 302
      ? { description: 'Redirects to the file.', headers: { location: { schema: { type: 'string' } } } }
      : {
          description: 'Done.',
          ...(route.response ? { content: content(schemaOf(route.response, 'output'), route.media) } : {}),
        };
  return {
    operationId: route.name,
    summary: route.summary,
    description: `Access: ${route.access}. ${accessMeanings[route.access]}`,
    tags: [route.group],
    parameters: [
      ...parametersOf(route),
      ...(acceptsKey(route) ? [idempotencyKey] : []),
      ...(knowsThePerson(route) ? [person] : []),
    ],
    ...(route.body
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: contentLike(schemaOf(route.body, 'input'), route.example.body ?? {}),
          },
        }
      : {}),
    responses: { [String(route.status)]: success, ...refusalsOf(route) },
    security: accessRules[route.access].session === 'required' ? [{ session: [] }] : [],
    'x-origin': route.origin,
  };
}

const refusal: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A message to show to the user.' },
    code: { enum: Object.keys(errorCodes) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    changes: {
      type: 'array',
      description: 'The changes since the caller read the item: each field with its old and its current value.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'label', 'from', 'to'],
        properties: {
          field: { type: 'string' },
          label: { type: 'string' },
          from: { description: 'The value that was read.' },
          to: { description: 'The value it has now.' },
        },
      },
    },
    version: { type: 'number', description: 'The version that a request names to accept the changes.' },
    requestId: { type: 'string' },
  },
};

const sorted = (record: Record<string, unknown>): Json =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of allRoutes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: refusal, ...sorted(named) },
      headers: {
        RetryAfter: { description: 'Seconds until it may work.', schema: { type: 'string', pattern: '^\\d+$' } },
      },
      responses: { TooLarge: { description: 'too_large', content: refusalContent } },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-suncrew-access' } },
    },
  };
}

/** Returns the document as text. Each deployment generates it, so the published document is never out of date. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

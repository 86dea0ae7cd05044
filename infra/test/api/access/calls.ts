import { randomUUID } from 'node:crypto';
import type { Client } from '#infra/tools/in-process/client.ts';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { accessRules } from '#shared/api/route/access.ts';
import { namedIn, withNames } from '#shared/api/route/named-things.ts';
import { fillPath, namesIn } from '#shared/api/route/path.ts';
import type { Route } from '#shared/api/route/route.ts';
import { exampleDays } from '../../harness/days.ts';
import type { Body, Caller, SpecialCall } from './expectations/expectation.ts';
import type { Names, Subject } from './named-records.ts';

/** The calls of the access test: the example of each route, with the test's own records and the changes of a `SpecialCall`. */

export const routeKeyIn = (label: string): string => label.split(' ').slice(0, 2).join(' ');

const routesByKey = new Map(allRoutes.map((route) => [routeKeyOf(route), route]));
function routeOf(label: string): Route {
  const route = routesByKey.get(routeKeyIn(label));
  if (!route) throw new Error(`The contract has no route for ${label}`);
  return route;
}

/** Returns only the fields that the route requires, because a filter could hide forbidden data. */
function queryOf({ query: schema, example: { query = {} } }: Route): Record<string, string> {
  const required = schema?.safeParse({}).error?.issues.map(({ path: [name] }) => name) ?? [];
  return Object.fromEntries(Object.entries(query).filter(([name]) => required.includes(name)));
}

/** Returns the fields of the body that identify the item, if the path does not. An invalid body keeps them. */
const identifying = ({ access, params, example: { body = {} } }: Route): string[] =>
  'row' in accessRules[access] && !params ? Object.keys(body).filter((name) => namedIn(body[name]).length > 0) : [];

/** Gives every other field a wrong type and adds an unknown field. */
function spoiled(body: Body, kept: readonly string[]): Body {
  const fields = Object.entries(body).map(([name, value]) => [name, kept.includes(name) ? value : { wrong: 'type' }]);
  return { ...Object.fromEntries(fields), nonsense: true };
}

interface Call {
  label: string;
  call: SpecialCall;
}

export type Variant = 'valid' | 'invalid';
/** Returns the kinds of body with which the test sends a call. Reads and calls without a body have no invalid body. */
export const variantsOf = ({ label, call }: Call): Variant[] =>
  label.startsWith('DELETE ') || (call.body !== 'none' && routeOf(label).body) ? ['valid', 'invalid'] : ['valid'];

function paramsOf({ path, example }: Route, { params = {} }: SpecialCall): Record<string, string> {
  const unknown = Object.keys(params).find((name) => !namesIn(path).includes(name));
  if (unknown) throw new Error(`${path} has no parameter ${unknown}`);
  return { ...example.params, ...params };
}

function bodyOf({ example }: Route, { body = example.body }: SpecialCall, caller: Caller): Body | undefined {
  if (body === 'none') return undefined;
  return typeof body === 'function' ? body(caller) : body;
}

/** Returns the names that every call can use: the caller, the days of the examples, and ids that are new in each call. */
const freshNames = ({ userId }: Client): Names => ({
  // A visitor has no id.
  self: userId || randomUUID(),
  ...exampleDays(),
  nothing: randomUUID(),
  newEmail: `${randomUUID()}@example.com`,
});

/** Sends one call of the access test from this browser. */
export function send(browser: Client, { label, call }: Call, { names, ...caller }: Caller & Subject, variant: Variant) {
  const route = routeOf(label);
  const all = { ...names, ...freshNames(browser) };
  const idOf = (name: string): string => {
    const id = all[name];
    if (id === undefined) throw new Error(`${label} names {${name}}, and named-records.ts does not know it`);
    return id;
  };
  const params = withNames(paramsOf(route, call), idOf);
  const query = new URLSearchParams(withNames(queryOf(route), idOf)).toString();
  const path = fillPath(route.path, (name) => params[name] ?? '');
  const body = withNames(bodyOf(route, call, caller) ?? null, idOf);
  const sent = variant === 'invalid' ? spoiled(body ?? {}, identifying(route)) : body;
  return browser.request(route.method, query ? `${path}?${query}` : path, sent ? { body: sent } : {});
}

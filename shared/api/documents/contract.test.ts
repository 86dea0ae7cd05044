import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { errorCodes } from '../../errors.ts';
import { adminGroupRoutes, verificationRoutes } from '../admin.ts';
import { applicationRoutes } from '../applications.ts';
import { authRoutes } from '../auth.ts';
import { discoveryRoutes } from '../discovery.ts';
import { allRoutes, readsBySubject, routeKeyOf, routes } from '../index.ts';
import { jobRoutes } from '../jobs.ts';
import { notificationRoutes } from '../notifications.ts';
import { objectRoutes } from '../objects.ts';
import { paymentRoutes } from '../payments.ts';
import { profileRoutes } from '../profiles.ts';
import { progressRoutes } from '../progress.ts';
import { reviewRoutes } from '../reviews.ts';
import { namesIn } from '../route/path.ts';
import { type Route, type RouteGroup, routeGroups } from '../route/route.ts';
import { withMadeUpValues } from './example-values.ts';
import { documents } from './generated-documents.ts';
import { openApiDocument } from './openapi.ts';
import { absentCalls, misattributedRoutes } from './specified-calls.ts';

describe('the contract', () => {
  it('names each method and path once', () => {
    const keys = allRoutes.map(routeKeyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives every route its own name', () => {
    for (const [name, route] of Object.entries(routes)) expect(route.name).toBe(name);
  });

  /** The reads that the web application does not repeat after a write, so they have no subject. */
  const neverReadAgain: ReadonlySet<string> = new Set([
    'listCompletedJobs',
    'getRemittance',
    'getObject',
    'getFinishedWorkPhoto',
    'readCalendarFeed',
    'getJobCalendar',
    'getLandingStats',
    'listFeaturedJobs',
    'getLandingDots',
    'getMapsConfig',
    'suggestPlaces',
    'geocodePlace',
    'listNearbyPlaces',
    'getHealth',
  ]);
  const reads = allRoutes.flatMap((route) => (route.method === 'GET' ? route : []));

  it('has a subject for every other read, and the subject job for every read of a job', () => {
    expect(reads.flatMap(({ name, changesWith }) => (changesWith.length > 0 ? [] : name)).sort()).toEqual(
      [...neverReadAgain].sort(),
    );
    const ofOneJob = reads.filter(({ name, path }) => path.startsWith('/api/jobs/{id}') && !neverReadAgain.has(name));
    expect(ofOneJob.filter(({ changesWith }) => !changesWith.includes('job'))).toEqual([]);
    expect(ofOneJob.length).toBeGreaterThan(5);
  });

  it('has a read that shows each subject of the writes', () => {
    expect(Object.entries(readsBySubject).filter(([, reads]) => reads.length === 0)).toEqual([]);
  });

  const files: Record<RouteGroup, Record<string, Route>> = {
    auth: authRoutes,
    profiles: profileRoutes,
    jobs: jobRoutes,
    applications: applicationRoutes,
    progress: progressRoutes,
    payments: paymentRoutes,
    reviews: reviewRoutes,
    objects: objectRoutes,
    notifications: notificationRoutes,
    discovery: discoveryRoutes,
    admin: adminGroupRoutes,
    verification: verificationRoutes,
  };

  it.each(routeGroups)('keeps the routes of %s in the file of that name, and no others', (group) => {
    const exported = Object.keys(files[group]);
    expect(exported).toEqual(allRoutes.filter((route) => route.group === group).map(({ name }) => name));
  });

  it.each(allRoutes.map((route) => [route.name, route] as const))(
    '%s has a schema for each id in its path, and a status that fits',
    (_, route) => {
      const inPath = namesIn(route.path);
      expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
      expect(route.response === undefined).toBe(route.status === 204 || route.status === 302);
      expect(route.errors.every((code) => code in errorCodes)).toBe(true);
    },
  );

  it.each(allRoutes.map((route) => [route.name, route] as const))(
    'has an example of %s that it accepts',
    (_, route) => {
      const { params, query, body } = withMadeUpValues(route.example);
      const parts = [
        ['params', route.params, params],
        ['query', route.query, query],
        ['body', route.body, body],
      ] as const;
      for (const [place, schema, value] of parts) {
        const { error } = schema?.safeParse(value ?? (place === 'body' ? undefined : {})) ?? {};
        expect([place, error?.issues]).toEqual([place, undefined]);
        expect(schema === undefined && value !== undefined).toBe(false);
      }
    },
  );

  it('contains everything in the specification', () => {
    expect(absentCalls()).toEqual([]);
    expect(misattributedRoutes()).toEqual([]);
  });

  it('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(openApiDocument());
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('describes every object in an answer, and the refusals of the edge', () => {
    const open: string[] = [];
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown };
      const isEmpty = Object.keys(schema).length === 0;
      if (isEmpty || (type === 'object' && additionalProperties === undefined)) open.push(path);
      for (const [name, part] of Object.entries(schema)) if (name !== 'default') look(part, `${path}/${name}`);
    };
    const { components, paths } = openApiDocument() as {
      components: { schemas: object; responses: object };
      paths: Record<string, Record<string, { responses: Record<string, object> }>>;
    };
    look(components.schemas, 'schemas');
    look(components.responses, 'responses');
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(operations)) {
        look(responses, `${method} ${path}`);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '414', '431']));
      }
    expect(open).toEqual([]);
  });

  it.each(documents().map((each) => [each.path, each.text] as const))(
    '%s is what the contract generates',
    (path, text) => {
      expect(readFileSync(path, 'utf8') === text ? 'as generated' : `out of date: run npm run build -- documents`).toBe(
        'as generated',
      );
    },
  );
});

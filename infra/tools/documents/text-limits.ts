import type * as z from 'zod';
import { withMadeUpValues } from '#shared/api/documents/example-values.ts';
import { installerFields } from '#shared/api/fields/installer-description.ts';
import { describedJobFields } from '#shared/api/fields/job-description.ts';
import { requirementInput } from '#shared/api/fields/job-fields.ts';
import { retailerFields } from '#shared/api/fields/retailer-description.ts';
import { type RouteName, routes } from '#shared/api/index.ts';

/** Finds the longest text that each input accepts, by trying texts with its schema. */

const most = 100_000;
/** The lengths to begin with. A minimum length, or a format such as that of an email address, refuses one character. */
const starts = [1, 40];

/** Returns the longest accepted length, or null if the input accepts no free text or has no limit. */
function longest(accepts: (text: string) => boolean): number | null {
  const fits = (length: number): boolean => accepts('a'.repeat(length));
  let known = starts.find(fits);
  if (known === undefined || fits(most)) return null;
  let tooLong = most;
  while (tooLong - known > 1) {
    const middle = Math.floor((known + tooLong) / 2);
    if (fits(middle)) known = middle;
    else tooLong = middle;
  }
  return known;
}

const acceptedBy =
  (schema: z.ZodType) =>
  (text: string): boolean =>
    schema.safeParse(text).success;

/** Returns a function that tells whether a field of a call's body accepts a text. It ignores errors in other fields. */
const acceptedIn =
  (name: RouteName, field: string) =>
  (text: string): boolean => {
    const { body, example } = routes[name] as { body?: z.ZodType; example: { body?: object } };
    if (!body) throw new Error(`${name} has no body.`);
    const { error } = body.safeParse({ ...withMadeUpValues(example.body ?? {}), [field]: text });
    return !error?.issues.some(({ path }) => path[0] === field);
  };

type Described = Readonly<Record<string, { label: string; sent: z.ZodType }>>;

function limitsOf(of: string, fields: Described): [string, number][] {
  return Object.values(fields).flatMap(({ label, sent }) => {
    const limit = longest(acceptedBy(sent));
    return limit === null ? [] : [[`${of}: ${label}`, limit] as [string, number]];
  });
}

const inCalls: readonly (readonly [what: string, name: RouteName, field: string])[] = [
  ['job: Title', 'createJob', 'title'],
  ['job: Address', 'createJob', 'address'],
  ['application: message', 'applyForJob', 'message'],
  ['invitation: message', 'inviteInstallers', 'message'],
  ['invitation: reason for declining', 'respondToInvite', 'reason'],
  ['unassigning an installer: reason', 'unassignInstaller', 'reason'],
  ['cancelling a job: reason', 'cancelJob', 'reason'],
  ['sending completed work back: reason', 'returnWork', 'reason'],
  ['returning a requirement: reason', 'returnRequirement', 'reason'],
  ['photo of a requirement: caption', 'changePhoto', 'caption'],
  ['payment request: reason for a different amount', 'requestPayment', 'changeDescription'],
  ['review', 'createRating', 'review'],
  ['report to the administrators: reason', 'sendReport', 'reason'],
  ['suspension: reason', 'suspendPerson', 'reason'],
  ['saved search: name', 'saveSearch', 'name'],
];

function lengthIn(what: string, name: RouteName, field: string): [string, number] {
  const limit = longest(acceptedIn(name, field));
  if (limit === null) throw new Error(`${name} has no limit of ${field}.`);
  return [what, limit];
}

/** Returns the names of inputs with the length of their longest text, in characters. */
export const textLimits = (): [string, number][] => [
  ...inCalls.slice(0, 2).map((each) => lengthIn(...each)),
  ...limitsOf('job', describedJobFields),
  ['requirement: label', longest((label) => requirementInput.safeParse({ label }).success) ?? 0],
  ...limitsOf('company', retailerFields),
  ...limitsOf('installer', installerFields),
  ...inCalls.slice(2).map((each) => lengthIn(...each)),
];

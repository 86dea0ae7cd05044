import { type RouteName, routes } from '#shared/api/index.ts';
import { type Example, examplePersons } from '#shared/api/route/example.ts';
import { namedIn } from '#shared/api/route/named-things.ts';
import { type JobName, jobNames } from './world.ts';

/** The example call of each route, and the job that the call uses up. */

export const persons = examplePersons;

/** The job behind each name in an example: the named job, or the job that the named item belongs to. */
const jobsByName: ReadonlyMap<string, JobName> = new Map<string, JobName>([
  ...jobNames.map((name) => [name, name] as const),
  ['application', 'applied'],
  ['invite', 'private'],
  ['fileRequirement', 'booked'],
  ['photoRequirement', 'booked'],
  ['ticked', 'inProgress'],
  ['workPhoto', 'photographed'],
  ['askedPhoto', 'photoAsked'],
  ['report', 'reviewed'],
  ['reviewWrittenAt', 'reviewed'],
]);

/** The writes that can be repeated. If the example of another write names a job, the write uses up that job. */
const leavesItsJob: ReadonlySet<RouteName> = new Set<RouteName>([
  'updateJob',
  'shareJob',
  'revokeShareLink',
  'reviewApplications',
  'inviteInstallers',
  'scheduleJob',
  'reportProgress',
  'requestPayment',
  'updateRating',
]);

/** Returns the job that must be created again after a call. */
function usedUpBy(name: RouteName): JobName | undefined {
  const { method, example }: { method: string; example: Example } = routes[name];
  if (method === 'GET' || leavesItsJob.has(name)) return undefined;
  const jobs = namedIn([example.params, example.body]).flatMap((named) => jobsByName.get(named) ?? []);
  return jobs[0];
}

interface Plan extends Example {
  uses: JobName | undefined;
}

export const planOf = (name: RouteName): Plan => ({ ...routes[name].example, uses: usedUpBy(name) });

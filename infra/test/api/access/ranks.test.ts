import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '#infra/tools/in-process/client.ts';
import { type RouteName, routes } from '#shared/api/index.ts';
import { abilityOf, accessRules, type RoleRule } from '#shared/api/route/access.ts';
import { withNames } from '#shared/api/route/named-things.ts';
import { fillPath } from '#shared/api/route/path.ts';
import type { Route } from '#shared/api/route/route.ts';
import { type Rank, rankMay, ranksIn, seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { type Role, roles } from '#shared/domain/jobs/job.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf } from '../../harness/join-company.ts';
import { startedApp } from '../../harness/started-app.ts';
import { changedRows, digestTable } from '../../harness/table-digest.ts';
import { Fuzzer } from '../input/fuzzer.ts';
import { planOf } from '../input/plans.ts';

/** The calls that each rank of a company may make. Administrators have no ranks, because they have joined no company. */

const app = startedApp();
let fuzzer: Fuzzer;
const colleagues = new Map<Rank, Client>();
const ownerOf = { retailer: 'owner', installer: 'assignee' } as const;

const calls = (Object.keys(routes) as RouteName[]).map((name): Route => routes[name]);
const roleOf = ({ access }: Route): RoleRule | undefined => {
  const rule = accessRules[access];
  return 'role' in rule ? rule.role : undefined;
};
const ofPeople = calls.filter((route) => accessRules[route.access].session === 'required' && roleOf(route) !== 'admin');
const mayCall = (role: Role, route: Route): boolean =>
  [undefined, role, role === 'retailer' ? 'retailerOrAdmin' : role].includes(roleOf(route));
const callsOf = (role: Role): Route[] => ofPeople.filter((route) => mayCall(role, route));
const joinedRanks = roles.flatMap((role) =>
  ranksIn(role)
    .filter((rank) => rank !== 'owner')
    .map((rank) => ({ role, rank })),
);

beforeAll(async () => {
  fuzzer = await Fuzzer.start(app);
  for (const { role, rank } of joinedRanks) {
    const joined = await colleagueOf(app, await fuzzer.signedIn(ownerOf[role]), { rank });
    // Some reads are refused until the session has confirmed the password.
    await confirmSession(joined);
    colleagues.set(rank, joined);
  }
  await app.settle();
});

/** Sends the example of a route without its cursor, because that cursor belongs to no list. */
function send(client: Client, { name, method, path }: Route) {
  const { params = {}, query: { cursor: _cursor, ...query } = {}, body } = planOf(name as RouteName);
  const filled = (text: string): string => fuzzer.filled(text);
  const url = fillPath(path, (param) => filled(params[param] ?? ''));
  const search = new URLSearchParams(withNames(query, (known) => filled(`{${known}}`))).toString();
  const rawBody = body === undefined ? {} : { rawBody: filled(JSON.stringify(body)) };
  return client.request(method, search ? `${url}?${search}` : url, rawBody);
}

describe.each(joinedRanks)('a $rank', ({ role, rank }) => {
  const allowed = (route: Route): boolean => rankMay(role, rank, abilityOf(route));

  it('is refused every call that their rank may not make, reads which owner to ask, and changes nothing', async () => {
    const client = colleagues.get(rank) as Client;
    const { people } = await done(client.get('/api/people'));
    const owner = people.find(({ isFirst }: { isFirst: boolean }) => isFirst).name;
    const refused = callsOf(role).filter((route) => !allowed(route));
    const before = await digestTable();
    const wrong: unknown[] = [];
    for (const route of refused) {
      const { status, body } = await send(client, route);
      const isTold =
        /^Your role here is .+, which can't .+\. Ask .+\.$/.test(body?.message) && body.message.includes(owner);
      if (status !== 403 || body.code !== 'forbidden' || !isTold) wrong.push([route.name, status, body]);
    }
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    expect(changedRows(before, await digestTable())).toEqual([]);
  });

  it('reads every page that the owner reads, or of the jobs only those they are on', async () => {
    const client = colleagues.get(rank) as Client;
    const owner = await fuzzer.signedIn(ownerOf[role]);
    const isHidden = (route: Route): boolean => {
      const rule = accessRules[route.access];
      return !seesAllJobs(role, rank) && 'row' in rule && rule.row === 'job';
    };
    const reads = callsOf(role).filter((route) => route.method === 'GET' && allowed(route));
    const statusesFor = async (reader: Client) => {
      const statuses: [string, number][] = [];
      for (const route of reads) statuses.push([route.name, (await send(reader, route)).status]);
      return statuses;
    };
    const expected = await statusesFor(owner);
    expect(await statusesFor(client)).toEqual(
      expected.map(([name, status]) => [name, isHidden(routes[name as RouteName]) ? 404 : status]),
    );
    expect(expected.filter(([, status]) => status < 400).length).toBeGreaterThan(reads.length / 2);
  });
});

/** Returns the writes that a rank may make, except those about the person's own sign-in and notifications. */
const writesOf = (role: Role, rank: Rank): string[] =>
  callsOf(role)
    .filter((route) => route.method !== 'GET' && abilityOf(route) !== 'own' && rankMay(role, rank, abilityOf(route)))
    .map(({ name }) => name)
    .sort();

describe('every write', () => {
  /** Every rank may make these writes: files, reports and kept lists, which change no job and nothing of the company. */
  const everyones = ['changeKeptList', 'createUpload', 'finalizeUpload', 'sendReport', 'setObjectAccess'];
  const aboutJobs = [
    'answerShownPhoto',
    'askToShowPhoto',
    'createRating',
    'decideApplication',
    'hidePerson',
    'removeShownPhoto',
    'scheduleJob',
    'setJobStatus',
    'showPerson',
    'unassignInstaller',
    'updateRating',
    'withdrawApplication',
  ];
  const ofRetailers = [
    'addPreferredInstaller',
    'cancelJob',
    'createJob',
    'deleteJob',
    'inviteInstallers',
    'removePreferredInstaller',
    'returnRequirement',
    'returnWork',
    'reviewApplications',
    'revokeShareLink',
    'shareJob',
    'updateJob',
    'writePreferredNote',
  ];
  const ofInstallers = [
    'acceptJob',
    'applyForJob',
    'assignTeam',
    'changeSearch',
    'deleteSearch',
    'respondToInvite',
    'saveSearch',
    'setDaysOff',
  ];
  const onSite = ['changePhoto', 'completeJob', 'completeRequirement', 'reportProgress', 'startJob'];
  const aboutTheCompany = ['changePerson', 'invitePerson', 'removePerson', 'revokePersonInvite'];

  it('is open to exactly the ranks listed by hand', () => {
    expect(writesOf('retailer', 'bookkeeper')).toEqual([...everyones, 'approvePayment'].sort());
    expect(writesOf('retailer', 'coordinator')).toEqual(
      [...everyones, ...aboutJobs, ...ofRetailers, 'approvePayment'].sort(),
    );
    expect(writesOf('installer', 'lead')).toEqual(
      [...everyones, ...aboutJobs, ...ofInstallers, ...onSite, 'requestPayment'].sort(),
    );
    const ofCompany = ['changeKeptList', 'sendReport'];
    const files = everyones.filter((name) => !ofCompany.includes(name));
    expect(writesOf('installer', 'installer')).toEqual([...files, ...onSite].sort());
  });

  it('is open to owners, and only to owners if it is about the company', () => {
    const onlyOwners = (role: Role, rank: Rank) =>
      writesOf(role, 'owner').filter((name) => !writesOf(role, rank).includes(name));
    const profile = ['createRetailerProfile', 'setRetailerLogo', 'updateRetailerProfile'];
    const papers = ['createInstallerProfile', 'updateInstallerProfile'];
    expect(onlyOwners('retailer', 'coordinator')).toEqual([...aboutTheCompany, ...profile].sort());
    expect(onlyOwners('installer', 'lead')).toEqual([...aboutTheCompany, ...papers].sort());
    for (const role of roles)
      expect(callsOf(role).filter((route) => !rankMay(role, 'owner', abilityOf(route)))).toEqual([]);
  });

  it("of a person's own sign-in, notifications and credentials is open to every rank", () => {
    const own = ofPeople.filter((route) => route.method !== 'GET' && abilityOf(route) === 'own');
    expect(own.map(({ name }) => name).sort()).toEqual([
      'changePassword',
      'confirmPassword',
      'deleteAccount',
      'endSession',
      'endSessions',
      'openDataCopy',
      'prepareDataCopy',
      'readAllNotifications',
      'readNotification',
      'removeCredential',
      'renewCalendarFeed',
      'renewRecoveryCodes',
      'revokeCalendarFeed',
      'saveCredential',
      'sendConfirmation',
      'setNotificationPreferences',
      'setTheme',
      'startTwoFactor',
      'turnOffTwoFactor',
      'turnOnTwoFactor',
    ]);
  });
});

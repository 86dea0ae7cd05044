import { randomUUID } from 'node:crypto';
import { newAbn } from '#infra/samples/abn.ts';
import { pdf, png, upload, withUploads } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { errorsOf } from '#shared/api/documents/openapi.ts';
import { exampleJob } from '#shared/api/fields/job-examples.ts';
import { type RouteName, routes } from '#shared/api/index.ts';
import type { ExamplePerson as Person } from '#shared/api/route/example.ts';
import { namedIn } from '#shared/api/route/named-things.ts';
import type { Route } from '#shared/api/route/route.ts';
import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import type { App } from '../../harness/app.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { exampleDays } from '../../harness/days.ts';
import { colleagueOf, newcomer } from '../../harness/join-company.ts';
import { planOf } from './plans.ts';
import { buildInputWorld, type InputWorld, jobNames, placed, remake } from './world.ts';

/** Sends random input to the API as a fixed set of people, and checks each answer for faults. */

export interface FuzzCall {
  name: RouteName;
  who: Person;
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or text that only looks like JSON. Undefined sends no body. */
  body: string | undefined;
}

const internals = /ValidationException|DynamoDB|ElectroError|Cognito|\bzod\b|node_modules|\.ts:\d|at \w+ \(|\$suncrew/;

/** The age of a session in milliseconds after which the person signs in again, well before the access token expires. */
const sessionMs = 5 * 60_000;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Returns the fault of an answer in one line, or null if there is none. */
export function faultIn(
  route: Route,
  sent: string | undefined,
  { status, body, text, headers }: TestAnswer,
): string | null {
  if (status >= 500) return 'a fault of ours';
  if (headers['x-request-id'] === undefined || headers['cache-control'] === undefined) return 'headers are missing';
  const kind = status < 400 ? (route.media ?? 'application/json') : 'application/json';
  if (text && !headers['content-type']?.startsWith(kind)) return 'the content type is wrong';
  if (status < 400) {
    const takesBody = route.method !== 'GET' && route.body !== undefined && sent !== undefined;
    if (takesBody && !route.body?.safeParse(JSON.parse(sent)).success) return 'it was against the schema';
    return null;
  }
  const { code, fields, message } = body as { code: ErrorCode; fields?: Record<string, string>; message: string };
  if (errorCodes[code]?.status !== status) return `the code ${code} has another status`;
  if (!errorsOf(route).includes(code)) return `the contract of ${route.name} does not name ${code}`;
  if (code === 'invalid' && !fields && message === errorCodes.invalid.message) return 'no field is named';
  const said = [message, ...Object.values(fields ?? {})].join('\n');
  return internals.test(said) ? `it gives away how we are made: ${said.slice(0, 200)}` : null;
}

export class Fuzzer {
  readonly ids: Record<string, string> = {};
  private readonly people = new Map<Person, Client>();
  private readonly signedInAt = new Map<Client, number>();
  sent = 0;
  readonly outcomes = new Map<string, number>();

  private constructor(
    private readonly app: App,
    private readonly world: InputWorld,
  ) {}

  static async start(app: App): Promise<Fuzzer> {
    const fuzzer = new Fuzzer(app, await buildInputWorld(app));
    await fuzzer.gather();
    return fuzzer;
  }

  private async gather(): Promise<void> {
    const { app, world, people, ids } = this;
    people.set('owner', world.retailer).set('assignee', world.installer).set('visitor', app.client());
    people
      .set('stranger', await app.retailer())
      .set('quietRetailer', await app.retailer())
      .set('otherInstaller', await app.installer())
      .set('admin', await app.admin());
    await Promise.all([this.renew('newRetailer'), this.renew('newInstaller')]);
    for (const [person, client] of people) ids[person] = client.userId;
    const { retailer, installer } = world;
    await this.photograph();
    ids.logo = await upload(retailer, png('logo'), 'image/png');
    ids.certificate = await upload(installer, pdf('certificate'), 'application/pdf');
    ids.remittance = await upload(retailer, pdf('remittance'), 'application/pdf');
    ids.cursor = Buffer.from(JSON.stringify({ pk: 'a', sk: 'b' })).toString('base64url');
    ids.ownersEmail = retailer.email;
    ids.password = retailer.password;
    Object.assign(ids, { ...exampleDays(), newAbn: newAbn(), quietAbn: newAbn() });
    await this.share();
    await this.ask('admin', 'POST', '/api/data-copy', '{}');
    await app.settle();
    await this.keepOneSearch();
    await this.keepOneNote();
    await this.keepCredentials();
    await this.reportReview();
    await this.keepColleague();
    await this.keepPersonInvite();
    ids.notification = (await retailer.get('/api/notifications')).body.notifications[0].id;
  }

  /** Uploads the files that the example job names. No job refers to these files yet. */
  private async photograph(): Promise<void> {
    const names = namedIn(exampleJob);
    const keys = await withUploads(
      this.world.retailer,
      names.map((name) => `{${name}}`),
    );
    Object.assign(this.ids, Object.fromEntries(names.map((name, at) => [name, keys[at] ?? ''])));
  }

  private async share(): Promise<void> {
    const { body } = await this.world.retailer.post(`/api/jobs/${this.known('open')}/share`, {});
    this.ids.shareToken = body.shareToken ?? 'a'.repeat(26);
  }

  private async keepOneSearch(): Promise<void> {
    const { installer } = this.world;
    const { searches } = (await installer.get('/api/searches')).body;
    for (const { id } of searches) await installer.delete(`/api/searches/${id}`);
    const { body } = await installer.post('/api/searches', { name: 'Near me', filter: {} });
    this.ids.search = body.search.id;
  }

  private async keepOneNote(): Promise<void> {
    const path = `/api/admin/people/${this.known('otherInstaller')}/notes`;
    await this.ask('admin', 'POST', path, JSON.stringify({ text: 'Rang on Monday' }));
    this.ids.note = (await this.ask('admin', 'GET', path, undefined)).body.notes[0].id;
  }

  /** Leaves the installer exactly one licence, which an administrator can check. */
  private async keepCredentials(): Promise<void> {
    for (const slot of ['electrical-NSW', 'electrical-QLD'])
      await this.ask('assignee', 'DELETE', `/api/credentials/${slot}`, undefined);
    const body = this.filled('{"version":0,"credentialNumber":"1","expiresOn":"{soon}"}');
    await this.ask('assignee', 'PUT', '/api/credentials/electrical-QLD', body);
  }

  /** Reports the newest review as another installer. */
  private async reportReview(): Promise<void> {
    const { ids, world } = this;
    const { body } = await this.ask('owner', 'GET', `/api/jobs/${world.ids.reviewed}/reviews`, undefined);
    const { toUserId: personId, createdAt: reviewWrittenAt } = body.reviews[0];
    const report = { personId, reviewWrittenAt, reason: 'Never met them' };
    await this.ask('otherInstaller', 'POST', '/api/reports', JSON.stringify(report));
    Object.assign(ids, { reviewWrittenAt, report: `${world.retailer.userId}.${world.ids.reviewed}` });
  }

  /** Gives the owner's company a coordinator, and replaces one who has left. */
  private async keepColleague(): Promise<void> {
    const { people } = (await this.ask('owner', 'GET', '/api/people', undefined)).body;
    const known = people.find(({ id }: { id: string }) => id === this.ids.colleague);
    if (!known) this.ids.colleague = (await colleagueOf(this.app, this.world.retailer)).userId;
    else if (known.rank !== 'coordinator') {
      const body = JSON.stringify({ rank: 'coordinator', seen: known.rank });
      await this.ask('owner', 'PATCH', `/api/people/${known.id}`, body);
    }
  }

  /** Creates one open invitation to the owner's company. */
  private async keepPersonInvite(): Promise<void> {
    const { invites } = (await this.ask('owner', 'GET', '/api/people', undefined)).body;
    for (const { id } of invites) await this.ask('owner', 'DELETE', `/api/people/invites/${id}`, undefined);
    const invited = await this.ask('owner', 'POST', '/api/people/invites', JSON.stringify(newcomer()));
    this.ids.personInvite = invited.body.invite.id;
  }

  private async renew(person: 'newRetailer' | 'newInstaller'): Promise<void> {
    this.people.set(person, await this.app.register(person === 'newRetailer' ? 'retailer' : 'installer'));
  }

  /** Replaces a deleted account by a new one, with the rows that other calls need. */
  private async replaceDeleted(who: Person): Promise<void> {
    if (who === 'newRetailer' || who === 'newInstaller') return this.renew(who);
    const client = await (who === 'otherInstaller' ? this.app.installer() : this.app.retailer());
    this.people.set(who, client);
    this.ids[who] = client.userId;
    await this.keepOneNote();
    await this.reportReview();
  }

  private known(name: string): string {
    return this.world.ids[name] ?? this.ids[name] ?? '';
  }

  /** Returns each current id of a job, a person, a file or an item in a job. */
  everyId(): string[] {
    return [...new Set(Object.values({ ...this.ids, ...this.world.ids }))].filter((id) => /^[0-9a-f]{8}-/.test(id));
  }

  /** Returns the text with real values in place of their names. */
  filled(text: string): string {
    return placed(text, { ...this.ids, ...this.world.ids, newEmail: `${randomUUID()}@example.com` });
  }

  /** Signs the owner and the assignee in again, because earlier requests may have signed them out. */
  private async bothParties(): Promise<void> {
    await this.signedIn('owner');
    await this.signedIn('assignee');
  }

  /** Creates all jobs again, after all earlier follow-up work is done. */
  async refresh(): Promise<void> {
    await this.app.settle();
    await this.bothParties();
    for (const name of jobNames) await remake(this.world, name);
    await this.photograph();
    await this.share();
  }

  /** Sends one request as this person, without checking the answer. */
  async ask(who: Person, method: string, url: string, body: string | undefined): Promise<TestAnswer> {
    const client = await this.signedIn(who);
    this.sent += 1;
    return client.request(method, url, body === undefined ? {} : { rawBody: body });
  }

  async send(call: FuzzCall): Promise<string | null> {
    const { name, who, params, query, body } = call;
    const route: Route = routes[name];
    const path = route.path.replace(/\{(\w+)\}/g, (_, param: string) =>
      encodeURIComponent((params[param] ?? '').toWellFormed()),
    );
    const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`);
    const url = `${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
    const answer = await this.ask(who, route.method, url, body);
    const outcome = `${name} ${answer.body?.code ?? answer.status}`;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
    // A path with an empty or dot segment belongs to another route, so the answer is not checked.
    const fault = Object.values(params).some((value) => /^\.{0,2}$/.test(value)) ? null : faultIn(route, body, answer);
    if (answer.status < 300 && route.method !== 'GET') await this.repair(call);
    return fault && `${route.method} ${path} ${body?.slice(0, 500)} as ${who}: ${answer.status} ${fault}`;
  }

  /** Returns the browser of this person, signed in. */
  async signedIn(who: Person): Promise<Client> {
    const client = this.people.get(who) as Client;
    if (who === 'visitor') client.cookies.clear();
    else if (client.cookies.size < 2 || Date.now() - (this.signedInAt.get(client) ?? 0) > sessionMs) {
      const { email, password } = client;
      const { status, body } = await client.post('/api/auth/login', { email, password });
      if (status !== 200) throw new Error(`${who} cannot sign in again: ${status} ${JSON.stringify(body)}`);
      // Some calls, such as an administrator's changes, need the password again once in a session.
      await confirmSession(client);
      this.signedInAt.set(client, Date.now());
    }
    return client;
  }

  /** Restores the rows that a call used up, so that the next call finds the same rows. */
  private async repair({ name, who, params, body }: FuzzCall): Promise<void> {
    const { uses } = planOf(name);
    if (name === 'suspendPerson') await this.people.get(who)?.delete(`/api/admin/people/${params.id}/suspension`);
    // These calls end sessions whose cookies stay in the browser, so everyone must sign in again.
    if (['suspendPerson', 'endSession', 'endSessions'].includes(name)) this.signedInAt.clear();
    // These calls may have signed this person in to another account.
    if (name === 'signIn' || name === 'register') this.signedInAt.delete(this.people.get(who) as Client);
    await this.bothParties();
    if (name === 'createRetailerProfile') await this.renew('newRetailer');
    if (name === 'createInstallerProfile') await this.renew('newInstaller');
    if (name === 'deleteAccount') await this.replaceDeleted(who);
    if (name === 'changePassword' && body && isJson(body))
      Object.assign(this.people.get(who) as Client, { password: JSON.parse(body).newPassword });
    if (name === 'saveSearch' || name === 'deleteSearch') await this.keepOneSearch();
    // A new data copy replaces the earlier one, so the next call must wait until the new copy can be downloaded.
    if (name === 'prepareDataCopy') await this.app.settle();
    if (name.endsWith('Credential')) await this.keepCredentials();
    if (name === 'removeAdminNote') await this.keepOneNote();
    if (name === 'changePerson' || name === 'removePerson') await this.keepColleague();
    if (name === 'invitePerson' || name === 'revokePersonInvite') await this.keepPersonInvite();
    if (uses) await remake(this.world, uses);
    if (uses === 'reviewed') await this.reportReview();
    if (uses === 'open' || name === 'shareJob') await this.share();
    if (uses === 'pending')
      this.ids.remittance = await upload(this.world.retailer, pdf(randomUUID()), 'application/pdf');
    if (uses === 'booked')
      this.ids.certificate = await upload(this.world.installer, pdf(randomUUID()), 'application/pdf');
  }
}

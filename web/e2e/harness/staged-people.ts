import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test } from '@playwright/test';
import { newAbn } from '#infra/samples/abn.ts';
import { installerProfile, retailerProfile } from '#infra/tools/verify/people.ts';
import { type ApiClient, createClient, type Fetch, overHttp } from '#shared/api/client.ts';
import { routes } from '#shared/api/index.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { emailedTokenOf } from './emailed-token.ts';
import { desk, newPerson, type Person, phone } from './people.ts';

/** Users who register and confirm their email address over HTTP before a test begins. They are signed in on their first page. */

export interface StagedPerson extends Person {
  userId: string;
  /** Calls the server with the session of this person's browser. */
  call: ApiClient['call'];
}

/**
 * Returns headers with a random IP address. Users with different addresses share no rate limits. The secret makes the server
 * trust the address.
 */
function addressHeaders(): Record<string, string> {
  const secret = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'edge-secret'), 'utf8');
  const part = () => Math.floor(Math.random() * 254) + 1;
  return {
    'x-origin-verify': secret.trim(),
    'cloudfront-viewer-address': `10.${part()}.${part()}.${part()}:40000`,
  };
}

function clientOf({ request }: BrowserContext): ApiClient {
  const origin = test.info().project.use.baseURL ?? '';
  const own = { ...addressHeaders(), origin };
  const send: Fetch = async (url, { method = 'GET', headers, body }) => {
    const sent = { ...Object.fromEntries(new Headers(headers)), ...own };
    const answer = await request.fetch(url, { method, headers: sent, ...(body ? { data: String(body) } : {}) });
    const status = answer.status();
    return new Response(status === 204 ? null : await answer.text(), { status });
  };
  return createClient(overHttp(send, origin), routes);
}

type Who = Pick<Person, 'name' | 'company'>;
async function register(person: Person, role: Role): Promise<StagedPerson> {
  const { call } = clientOf(person.context);
  const { email, password } = person;
  const { user } = await call('register', { body: { email, password, role } });
  await call('confirmEmail', { body: { token: await emailedTokenOf(person) } });
  return { ...person, userId: user.id, call };
}

/** Registers a retailer with a desktop browser. */
export async function stageRetailer(browser: Browser, who: Who): Promise<StagedPerson> {
  const retailer = await register(await newPerson(browser, { ...who, size: desk }), 'retailer');
  await retailer.call('createRetailerProfile', {
    body: { ...retailerProfile, abnNumber: newAbn(), companyName: who.company },
  });
  return retailer;
}

/** Registers an installer with a phone. */
export async function stageInstaller(browser: Browser, who: Who): Promise<StagedPerson> {
  const installer = await register(await newPerson(browser, { ...who, size: phone }), 'installer');
  await installer.call('createInstallerProfile', { body: installerProfile(who.company) });
  return installer;
}

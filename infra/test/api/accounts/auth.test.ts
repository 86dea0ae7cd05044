import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from '@jest/globals';
import { findEmail } from '#functions/data/accounts/email-queries.ts';
import { commit } from '#functions/data/commit.ts';
import { rows } from '#functions/data/service.ts';
import { write } from '#functions/data/write.ts';
import { isUntouched, register, registered, signIn, someone, whoAmI } from '../../harness/account-clients.ts';
import { crash, during, fault, watch } from '../../harness/account-faults.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const poolClient = new CognitoIdentityProviderClient({});
const isInPool = (userId: unknown) =>
  poolClient.send(new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: String(userId) })).then(
    () => true,
    () => false,
  );

describe('registering', () => {
  it('creates an account, signs the person in and says who they are', async () => {
    const client = app.client();
    const account = someone('installer');
    const { status, body, setCookies } = await register(client, {
      ...account,
      email: `  ${account.email.toUpperCase()} `,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        // The first owner has the same id as the company.
        person: { id: body.user.id, name: null, rank: 'owner', hasColleagues: false },
        email: account.email,
        emailConfirmed: false,
        mailStopped: null,
        name: account.email.split('@')[0],
        avatar: null,
        role: 'installer',
        profileCompleted: false,
        isAdmin: false,
        retailerProfileId: null,
        installerProfileId: null,
        unreadNotifications: 0,
        emailPreferences: expect.objectContaining({ award: true }),
        bellPreferences: expect.objectContaining({ award: true }),
        dailyEmail: false,
        theme: null,
        createdAt: expect.any(String),
      },
    });
    expect(setCookies).toHaveLength(3);
    for (const cookie of setCookies)
      expect(cookie).toMatch(/^__Host-[\w-]+=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
    const me = await whoAmI(client);
    expect(me.status).toBe(200);
    expect(me.body).toEqual(body);
  });

  it('refuses an address that already has an account, in any spelling', async () => {
    const { account } = await registered(app);
    const answer = await register(app.client(), { ...account, email: ` ${account.email.toUpperCase()}` });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('email_taken');
    expect(isUntouched(answer)).toBe(true);
  });

  it('refuses a person who is signed in', async () => {
    const { client } = await registered(app);
    const answer = await register(client, someone());
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['email', { email: 'no-one' }, 'Please enter a valid email address'],
    ['password', { password: 'seven77' }, 'Password must be at least 8 characters'],
    ['password', { password: 'x'.repeat(101) }, 'At most 100 characters'],
    ['password', { password: ' ends in blanks ' }, /spaces at the start or end/],
    ['role', { role: 'admin' }, 'Choose retailer or installer'],
    ['isAdmin', { isAdmin: true }, expect.any(String)],
    ['id', { id: 'mine' }, expect.any(String)],
  ])('refuses a wrong %s and leaves nothing behind', async (field, wrong, sentence) => {
    const account = someone();
    const pool = watch('pool', 'AdminCreateUser');
    const answer = await register(app.client(), { ...account, ...wrong });
    pool.stop();
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    if (typeof sentence === 'string' || sentence instanceof RegExp) expect(answer.body.fields[field]).toMatch(sentence);
    expect(pool.inputs).toHaveLength(0);
    expect(await findEmail(account.email)).toBeNull();
  });

  it('gives an address to exactly one of many requests at the same time, and leaves no incomplete account', async () => {
    const account = someone();
    const pool = watch('pool', 'AdminCreateUser');
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const email = [...account.email]
          .map((letter, i) => ((at >> (i % 4)) & 1 ? letter.toUpperCase() : letter))
          .join('');
        const client = app.client();
        return { client, answer: await register(client, { ...account, email: ' '.repeat(at % 3) + email }) };
      }),
    );
    pool.stop();
    const won = answers.filter(({ answer }) => answer.status === 201);
    expect(won).toHaveLength(1);
    for (const { answer } of answers)
      if (answer.status !== 201) expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
    const { client, answer } = won[0]!;
    expect((await whoAmI(client)).body.user.id).toBe(answer.body.user.id);
    expect((await signIn(app.client(), account)).body.user.id).toBe(answer.body.user.id);
    for (const { Username } of pool.inputs) expect(await isInPool(Username)).toBe(Username === answer.body.user.id);
  });
});

describe('a registration that is interrupted', () => {
  const steps = [
    ['pool', 'AdminCreateUser'],
    ['pool', 'AdminSetUserPassword'],
    ['pool', 'AdminInitiateAuth'],
    ['table', 'TransactWrite'],
  ] as const;
  const cases = steps.flatMap(([service, operation]) =>
    (['before', 'after'] as const).flatMap((when) =>
      (operation === 'TransactWrite' ? [0, 1] : [0]).map((only) => ({ service, operation, when, only })),
    ),
  );

  it.each(cases)(
    'by a crash $when call $only of $operation succeeds when it is repeated, if it had not succeeded already',
    async (plan) => {
      const account = someone('installer');
      const broken = await during({ ...plan, error: crash() }, () => register(app.client(), account));
      expect(broken.status).toBe(500);
      expect(isUntouched(broken)).toBe(true);
      const isDone = plan.operation === 'TransactWrite' && plan.only === 1 && plan.when === 'after';
      const again = await register(app.client(), account);
      expect(again.status).toBe(isDone ? 409 : 201);
      const { status, body } = await signIn(app.client(), account);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ email: account.email, role: 'installer' });
    },
  );

  it.each(cases)(
    'by a busy service ($when call $only of $operation) answers 503 or succeeds, and never leaves a part',
    async (plan) => {
      const account = someone();
      const error = fault(plan.service === 'pool' ? 'TooManyRequestsException' : 'ThrottlingException');
      const answer = await during({ ...plan, error }, () => register(app.client(), account));
      if (plan.service === 'table') {
        expect(answer.status).toBe(201);
      } else {
        expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
        expect(answer.headers['retry-after']).toBe('2');
        expect((await register(app.client(), account)).status).toBe(201);
      }
      expect((await signIn(app.client(), account)).status).toBe(200);
    },
  );

  it('is finished by signing in with the same password', async () => {
    const account = someone('installer');
    await during({ service: 'table', operation: 'TransactWrite', when: 'before', only: 1, error: crash() }, () =>
      register(app.client(), account),
    );
    const client = app.client();
    const { status, body } = await signIn(client, account);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: account.email, role: 'installer', profileCompleted: false });
    expect((await whoAmI(client)).status).toBe(200);
    expect((await register(app.client(), account)).status).toBe(409);
  });

  it('cannot be finished with another password', async () => {
    const account = someone();
    await during({ service: 'table', operation: 'TransactWrite', when: 'before', only: 1, error: crash() }, () =>
      register(app.client(), account),
    );
    expect((await signIn(app.client(), { ...account, password: 'another password' })).status).toBe(401);
    expect((await register(app.client(), { ...account, password: 'another password' })).status).toBe(201);
    expect((await signIn(app.client(), account)).status).toBe(401);
  });
});

describe('signing in', () => {
  it('accepts the address in any spelling', async () => {
    const { account, answer } = await registered(app);
    const { status, body } = await signIn(app.client(), { ...account, email: `  ${account.email.toUpperCase()} ` });
    expect(status).toBe(200);
    expect(body).toEqual(answer.body);
  });

  it('answers an unknown address exactly like a wrong password, and does the same work', async () => {
    const { account } = await registered(app);
    const pool = watch('pool', 'AdminInitiateAuth');
    const answers = [
      await signIn(app.client(), { ...account, password: 'wrong password' }),
      await signIn(app.client(), someone()),
      await signIn(app.client(), { ...account, password: '' }),
    ];
    pool.stop();
    expect(pool.inputs).toHaveLength(2);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
      expect(answer.body.code).toBe('bad_credentials');
      expect(isUntouched(answer)).toBe(true);
    }
  });

  it('is refused to a suspended account', async () => {
    const { account, answer } = await registered(app);
    const { id: userId } = answer.body.user;
    await commit([write('user', (entities) => entities.user.patch({ userId }).set({ suspended: true }).commit())]);
    const refused = await signIn(app.client(), account);
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    expect(isUntouched(refused)).toBe(true);
  });

  it('answers 503 while the account pool is busy, and signed-in people continue to work', async () => {
    const { client, account, answer } = await registered(app);
    const { id: userId } = answer.body.user;
    const sessions = () => rows().session.query.byToken({ userId }).go({ consistent: true });
    const before = await sessions();
    const plan = { service: 'pool', operation: 'AdminInitiateAuth', when: 'before' } as const;
    for (const name of ['TooManyRequestsException', 'InternalErrorException', 'TimeoutError']) {
      await during({ ...plan, error: fault(name) }, async () => {
        const refused = await signIn(app.client(), account);
        expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
        expect((await whoAmI(client)).status).toBe(200);
      });
    }
    expect((await sessions()).data).toEqual(before.data);
    expect((await signIn(app.client(), account)).status).toBe(200);
  });
});

describe('the signed-in person', () => {
  it('is absent if there is no session, or a forged one', async () => {
    const client = app.client();
    expect((await whoAmI(client)).status).toBe(401);
    const { answer } = await registered(app);
    const [first = ''] = answer.setCookies;
    const forged = first.split(';')[0]?.replace(/.{12}$/, 'AAAAAAAAAAAA') ?? '';
    expect((await app.client().request('GET', '/api/auth/me', { headers: { cookie: forged } })).status).toBe(401);
  });

  it('is an administrator only if an operator ran the command', async () => {
    const { client, account } = await registered(app);
    const command = async (...words: string[]) => {
      const args = ['--import', 'tsx', 'infra/tools/admin.ts', ...words];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
      return stdout;
    };
    expect(await command('grant', account.email.toUpperCase())).toMatch('is now an administrator');
    expect((await whoAmI(client)).body.user.isAdmin).toBe(true);
    expect((await command('list')).split('\n')).toContain(account.email);
    expect(await command('revoke', account.email)).toMatch('is no longer an administrator');
    expect((await whoAmI(client)).body.user.isAdmin).toBe(false);
    expect(await command('list')).toBe('0 administrators\n');
    await expect(command('grant', someone().email)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching('No one has registered'),
    });
    await expect(command()).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: /) });
    await expect(command('list', '--stage', 'nowhere')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching('There is no stage nowhere'),
    });
  });

  it('has a profile once it is complete, and a list of muted notifications', async () => {
    const { client, answer } = await registered(app, 'installer');
    const { id: userId } = answer.body.user;
    const set = { profileCompleted: true, mutedEmails: ['award' as const] };
    await commit([write('user', (entities) => entities.user.patch({ userId }).set(set).commit())]);
    const { user } = (await whoAmI(client)).body;
    expect(user).toMatchObject({ installerProfileId: userId, retailerProfileId: null, profileCompleted: true });
    expect(user.emailPreferences).toMatchObject({ award: false, invite: true });
  });
});

import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rateLimits } from '#infra/edge/limits.ts';
import { whoAmI } from '../../harness/account-clients.ts';
import { type App, password, startApp } from '../../harness/app.ts';
import { enrol } from '../../harness/enrol.ts';

/** The log of the application, which a test searches for secrets. */
const logFile = join(tmpdir(), `suncrew-two-factor-${process.pid}.jsonl`);
/** The application with the sign-in limits of production. */
let app: App;
beforeAll(async () => {
  app = await startApp({ limits: { signIn: rateLimits.signIn } });
  Object.assign(process.env, { LOG_LEVEL: 'info', LOG_FILE: logFile });
});
afterAll(async () => {
  delete process.env.LOG_FILE;
  await app.close();
  await rm(logFile, { force: true });
});

it('strangers who know the password can guess five codes in a row over all networks, and the owner can still sign in', async () => {
  const owner = await app.register('retailer');
  const { phone, recoveryCodes } = await enrol(owner);
  const guess = (code: string) => app.client().post('/api/auth/login', { email: owner.email, password, code });
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push((await guess(count % 2 ? phone.wrong() : `aaaa-bbbb-cccc-ddd${count}`)).status);
  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  // After the limit, even a right code is refused.
  expect((await guess(recoveryCodes[0] ?? '')).status).toBe(429);
  expect((await whoAmI(owner)).body.user.twoFactor.recoveryCodesLeft).toBe(recoveryCodes.length);
  const known = await owner.post('/api/auth/login', { email: owner.email, password, code: await phone.next() });
  expect(known.status).toBe(200);
});

it('a signed-in session without the phone can guess only a few codes, and the log contains none of these secrets', async () => {
  const owner = await app.register('installer');
  const { phone, recoveryCodes } = await enrol(owner);
  const used: string[] = [];
  const off = async (code: string) => {
    used.push(code);
    return (await owner.post('/api/auth/two-factor/off', { password, code })).status;
  };
  const { perAccount } = rateLimits.signIn;
  const statuses = [];
  for (let count = 0; count < perAccount; count += 1) statuses.push(await off(phone.wrong()));
  // Turning two-factor sign-in on used two of the allowed calls.
  expect(statuses.filter((status) => status === 422)).toHaveLength(perAccount - 2);
  expect(statuses.at(-1)).toBe(429);
  expect(await off(recoveryCodes[0] ?? '')).toBe(429);
  const log = await readFile(logFile, 'utf8');
  expect(log).toContain('/api/auth/two-factor/off');
  for (const secret of [...used, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', '')), password])
    expect(log).not.toContain(secret);
});

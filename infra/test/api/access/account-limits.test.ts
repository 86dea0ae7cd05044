import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadEnvironment } from '#functions/env.ts';
import { limitCalls, limits } from '#functions/http/chain/limits.ts';
import { deviceCookie, refreshCookie } from '#functions/http/cookies.ts';
import { type RateLimitName, rateLimitNames } from '#shared/api/route/route.ts';
import { allRows } from '../../harness/table-digest.ts';
import { world } from './access-world.ts';

/** The limits on guesses at a secret of an account: one for each browser of the owner, and one for all other callers together. */

const roomy = { perAccount: 100, perAddress: 100, windowSeconds: 60 };
const set = (limit: object): void => {
  const all = Object.fromEntries(rateLimitNames.map((name) => [name, limit]));
  loadEnvironment('auth', { ...process.env, RATE_LIMITS: JSON.stringify(all) });
};
afterAll(() => world.close());

const day = 86_400;
const start = new Date(day * 20_000 * 1000);
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const limited = (retryAfterSeconds: number) => expect.objectContaining({ code: 'rate_limited', retryAfterSeconds });
const stranger = (account: string) => ({ account, network: randomUUID() });

// In a mutation run all tests share one process, so these hooks must only apply to this file.
describe('a limit', () => {
  beforeEach(() => world.people());
  afterEach(() => {
    loadEnvironment('auth');
    return world.putBack();
  });

  describe('guesses of strangers', () => {
    it('count for one account and one secret, over all networks together', async () => {
      set({ ...roomy, guesses: { perDay: 2 } });
      const account = randomUUID();
      for (let guess = 0; guess < 2; guess += 1) await limitCalls('resetCode', later(20), stranger(account));
      await expect(limitCalls('resetCode', later(20), stranger(account))).rejects.toEqual(limited(day - 20));
      await limitCalls('signIn', later(20), stranger(account));
      await limitCalls('resetCode', later(20), stranger(randomUUID()));
      await limitCalls('resetCode', later(day), stranger(account));
    });

    it('do not affect the owner, whose browsers each have their own limit', async () => {
      set({ ...roomy, guesses: { perDay: 1, inARow: 1 } });
      const account = randomUUID();
      await limitCalls('signIn', start, stranger(account));
      for (const browser of ['one', 'two']) {
        await limitCalls('signIn', start, { ...stranger(account), browser });
        await expect(limitCalls('signIn', start, { ...stranger(account), browser })).rejects.toEqual(limited(day));
      }
      await limitCalls('signIn', start, { ...stranger(account), isSignedIn: true });
      await expect(limitCalls('signIn', start, { ...stranger(account), isSignedIn: true })).rejects.toEqual(
        limited(day),
      );
    });

    it('must pause for 15 minutes after a few in a row, and a refused guess does not count for the day', async () => {
      set({ ...roomy, guesses: { perDay: 3, inARow: 2 } });
      const account = randomUUID();
      const guess = (seconds: number) => limitCalls('signIn', later(seconds), stranger(account));
      await guess(0);
      await guess(10);
      await expect(guess(20)).rejects.toEqual(limited(890));
      await expect(guess(30)).rejects.toEqual(limited(880));
      await guess(910);
      await expect(guess(1_900)).rejects.toEqual(limited(day - 1_900));
    });

    it('in a row count for each account separately', async () => {
      set({ ...roomy, guesses: { perDay: 9, inARow: 1 } });
      const accounts = [randomUUID(), randomUUID()];
      for (const account of accounts) await limitCalls('signIn', start, stranger(account));
      for (const account of accounts)
        await expect(limitCalls('signIn', start, stranger(account))).rejects.toEqual(limited(900));
    });

    it('no longer count, in a row and for the day, once the caller has proved to know the secret', async () => {
      set({ ...roomy, guesses: { perDay: 2, inARow: 2 } });
      const account = randomUUID();
      const guess = () => limitCalls('signIn', start, stranger(account));
      const takeBack = await guess();
      await guess();
      await expect(guess()).rejects.toEqual(limited(900));
      await takeBack();
      await guess();
      await expect(guess()).rejects.toEqual(limited(day));
    });

    it('do not include calls that name no account', async () => {
      set({ ...roomy, guesses: { perDay: 1, inARow: 1 } });
      const network = randomUUID();
      for (let call = 0; call < 3; call += 1) await (await limitCalls('signIn', start, { network }))();
    });
  });

  describe('a network', () => {
    const counters = async () => (await allRows()).filter(({ __edb_e__ }) => __edb_e__ === 'rate').length;

    it('is not limited for browsers in which the owner has signed in, nor on routes that limit only accounts', async () => {
      set({ ...roomy, perAddress: 1 });
      const caller = { network: randomUUID(), account: randomUUID(), browser: 'one' };
      for (let call = 0; call < 3; call += 1) await limitCalls('signIn', start, caller);
      await limitCalls('signIn', start, { ...caller, browser: undefined });
      await expect(limitCalls('signIn', start, { ...caller, browser: undefined })).rejects.toEqual(limited(60));
      set({ perAccount: 1, windowSeconds: 60 });
      const before = await counters();
      await limitCalls('signIn', start, { network: randomUUID() });
      expect(await counters()).toBe(before);
    });
  });

  describe('the limit of a route', () => {
    const guess = (name: RateLimitName, findings: object, request: object = {}) => {
      const link = limits(name);
      const event = {
        findings: {
          actor: null,
          body: {},
          ...findings,
          request: { address: randomUUID(), now: start, cookies: new Map(), ...request },
        },
      };
      return { send: () => link.before({ event } as never), end: () => link.after?.({ event } as never) };
    };
    const person = async () => (await world.people()).browsers.owner;

    it.each(['signIn', 'refresh'] as const)('recognises the browser of the account owner: %s', async (name) => {
      const { email, cookies } = await person();
      const address = randomUUID();
      const from = (kept: ReadonlyMap<string, string>) => guess(name, { body: { email } }, { address, cookies: kept });
      const strange = new Map([[refreshCookie(), cookies.get(refreshCookie()) ?? '']]);
      set({ ...roomy, perAddress: 1 });
      expect(cookies.has(deviceCookie())).toBe(true);
      for (let call = 0; call < 3; call += 1) await from(cookies).send();
      await from(strange).send();
      await expect(from(strange).send()).rejects.toEqual(limited(60));
    });

    it('counts a signed-in owner in any network', async () => {
      set({ ...roomy, perAccount: 1 });
      const actor = { userId: randomUUID(), user: {} };
      await guess('write', { actor }).send();
      await expect(guess('write', { actor }).send()).rejects.toEqual(limited(60));
    });

    it('allows more calls with a confirmed address, if there is such a limit', async () => {
      set({ ...roomy, perAccount: 1, perConfirmed: 2 });
      const actor = { userId: randomUUID(), user: {} };
      for (let at = 0; at < 2; at += 1) await guess('write', { actor }).send();
      await expect(guess('write', { actor }).send()).rejects.toEqual(limited(60));
      const newcomer = { userId: randomUUID(), user: { unconfirmed: true } };
      await guess('write', { actor: newcomer }).send();
      await expect(guess('write', { actor: newcomer }).send()).rejects.toEqual(limited(60));
    });

    it.each([
      ['signIn', true],
      ['resetCode', true],
      ['reset', false],
    ] as const)('of %s forgets a call that succeeded: %p', async (name, isForgotten) => {
      set({ ...roomy, guesses: { perDay: 1 } });
      const body = { email: `${randomUUID()}@example.com` };
      const first = guess(name, { body });
      await first.send();
      await first.end();
      const second = guess(name, { body }).send();
      if (isForgotten) await second;
      else await expect(second).rejects.toEqual(limited(day));
    });

    it('changes nothing after a call that it has not counted', async () => {
      await guess('signIn', {}).end();
      expect(await world.changes()).toEqual([]);
    });
  });
});

import { randomUUID } from 'node:crypto';
import { rateLimits } from '../../edge/limits.ts';
import { getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import type { Stage, Visitor } from '../stage/stage.ts';

const { signIn, register, refresh, resetCode } = rateLimits;
const { guesses = { perDay: 0 } } = signIn;
const day = 86_400;

/** Returns a function that returns one of the many IP addresses in a network with a prefix of 64 bits. */
const inOneNetwork = (network: string) => (at: number) => `2001:db8:${network}:1:${at.toString(16)}::1:443`;

const guess = (visitor: Visitor, email: string, password: string) =>
  getsThrough(visitor.call('signIn', { body: { email, password } }), {
    through: ['bad_credentials'],
    stopped: ['rate_limited'],
  });

const tryCode = (visitor: Visitor, email: string, at: number) => {
  const body = { email, code: String(at).padStart(6, '0'), newPassword: 'chosen by no one so far' };
  return getsThrough(visitor.call('resetPassword', { body }), { through: ['invalid'], stopped: ['rate_limited'] });
};

/** Creates a user who has signed in and signed out again. */
async function owner(stage: Stage) {
  const person = await stage.newcomer('installer');
  await person.call('signOut');
  return person;
}

export const guessing: Theme = {
  name: 'Guessing',
  attacks: [
    {
      tries: '300 passwords for as many accounts, from one IPv6 network',
      promised: { successes: signIn.perAddress ?? 0, seconds: signIn.windowSeconds },
      run: async (stage) => {
        const address = inOneNetwork('1');
        return inTurn(300, (at) => guess(stage.browser(address(at)), `${randomUUID()}@example.com`, 'a guess'));
      },
    },
    {
      tries: '150 passwords for one account, from 150 networks; its owner still signs in with their browser',
      promised: { successes: guesses.inARow ?? 0 },
      run: async (stage) => {
        const { call, email, password } = await owner(stage);
        const tally = await inTurn(150, (at) => guess(stage.browser(), email, `guess number ${at}`));
        await call('signIn', { body: { email, password } });
        return tally;
      },
    },
    {
      tries: '40 passwords for one account, whose address is written in four ways',
      promised: { successes: guesses.inARow ?? 0 },
      run: async (stage) => {
        const { email } = await owner(stage);
        const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `];
        return inTurn(40, (at) => guess(stage.browser(), spellings[at % 4] ?? '', `guess number ${at}`));
      },
    },
    {
      tries: '40 registrations from one IPv6 network',
      promised: { successes: register.perAddress ?? 0, seconds: register.windowSeconds },
      run: async (stage) => {
        const address = inOneNetwork('2');
        return inTurn(40, (at) =>
          getsThrough(stage.newcomer('installer', undefined, stage.browser(address(at))), {
            stopped: ['rate_limited'],
          }),
        );
      },
    },
    {
      tries: '120 codes for one account, from one IPv6 network',
      promised: { successes: resetCode.perAccount, seconds: resetCode.windowSeconds },
      run: async (stage) => {
        const [{ email }, address] = [await owner(stage), inOneNetwork('3')];
        return inTurn(120, (at) => tryCode(stage.browser(address(at)), email, at));
      },
    },
    {
      tries: '120 codes for one account, from 120 networks, with a new code asked for in between',
      promised: { successes: resetCode.guesses?.perDay ?? 0, seconds: day },
      run: async (stage) => {
        const { email } = await owner(stage);
        return inTurn(120, async (at) => {
          const visitor = stage.browser();
          if (at % 15 === 0) await visitor.call('forgotPassword', { body: { email } });
          return tryCode(visitor, email, at);
        });
      },
    },
    {
      tries: '100 renewals of one session',
      promised: { successes: refresh.perAccount, seconds: refresh.windowSeconds },
      run: async (stage) => {
        const { call } = await stage.newcomer('installer');
        return inTurn(100, () => getsThrough(call('refreshSession'), { stopped: ['rate_limited'] }));
      },
    },
    {
      tries: '400 renewals of one session with a copied cookie, from 400 networks',
      promised: { successes: refresh.guesses?.perDay ?? 0, seconds: day },
      run: async (stage) => {
        const { jar, call } = await stage.newcomer('installer');
        const copied = new Map([...jar].filter(([name]) => name.includes('refresh')));
        const tally = await inTurn(400, () =>
          getsThrough(stage.browser(undefined, new Map(copied)).call('refreshSession'), { stopped: ['rate_limited'] }),
        );
        await call('refreshSession');
        return tally;
      },
    },
    {
      tries: '700 renewals with made-up cookies, from one network',
      promised: { successes: refresh.perAddress ?? 0, seconds: refresh.windowSeconds },
      run: async (stage) => {
        const address = inOneNetwork('4');
        return inTurn(700, (at) =>
          getsThrough(stage.browser(address(at)).call('refreshSession'), {
            through: ['unauthenticated'],
            stopped: ['rate_limited'],
          }),
        );
      },
    },
  ],
};

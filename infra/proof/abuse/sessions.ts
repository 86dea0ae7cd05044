import { rateLimits } from '../../edge/limits.ts';
import type { CookieJar } from '../../tools/verify/browser.ts';
import { getsThrough, inTurn, type Tally, type Theme } from '../stage/attack.ts';
import type { Person, Stage } from '../stage/stage.ts';

const { signIn } = rateLimits;

/** Returns a stolen copy of a browser's cookies. */
const copyOf = ({ jar }: Person, which: 'access' | 'refresh' | '' = ''): CookieJar =>
  new Map([...jar].filter(([name]) => name.includes(which)));

/** Counts the calls that a copy of both cookies still allows. */
async function usesOf(stage: Stage, jar: CookieJar): Promise<Tally> {
  const thief = stage.browser(undefined, jar);
  const uses = [
    () => thief.call('getCurrentUser'),
    () => thief.call('listSessions'),
    () => thief.call('refreshSession'),
    () => thief.call('getCurrentUser'),
  ];
  return inTurn(uses.length, (at) =>
    getsThrough(uses[at]?.() ?? Promise.resolve(), { stopped: ['unauthenticated', 'token_expired'] }),
  );
}

export const sessions: Theme = {
  name: 'Sessions',
  attacks: [
    {
      tries: 'copied cookies, after their owner has signed out with the refresh cookie alone',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.newcomer('retailer');
        const copy = copyOf(person);
        await stage.browser(undefined, copyOf(person, 'refresh')).call('signOut');
        return usesOf(stage, copy);
      },
    },
    {
      tries: 'copied cookies, after their owner has signed out with the access cookie alone',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.newcomer('retailer');
        const copy = copyOf(person);
        await stage.browser(undefined, copyOf(person, 'access')).call('signOut');
        return usesOf(stage, copy);
      },
    },
    {
      tries: 'copied cookies, after their owner has ended that session from another browser',
      promised: { successes: 0 },
      run: async (stage) => {
        const person = await stage.newcomer('retailer');
        const copy = copyOf(person);
        const { email, password } = person;
        const other = stage.browser();
        await other.call('signIn', { body: { email, password } });
        const { sessions: all } = await other.call('listSessions');
        for (const { id, isCurrent } of all) if (!isCurrent) await other.call('endSession', { params: { id } });
        const tally = await usesOf(stage, copy);
        await other.call('getCurrentUser');
        return tally;
      },
    },
    {
      tries: 'to sign in with a stolen password, unnoticed by the owner',
      promised: { successes: 0, emails: 1 },
      run: async (stage) => {
        const { email, password } = await stage.retailer();
        await stage.browser().call('signIn', { body: { email, password } });
        const emails = (await stage.emailsTo(email)).filter(({ subject }) => /new sign-in/i.test(subject));
        return { attempts: 1, successes: emails.length === 0 ? 1 : 0, emails: emails.length };
      },
    },
    {
      tries: '30 passwords to delete an account, with copied cookies',
      promised: { successes: signIn.perAccount, seconds: signIn.windowSeconds },
      run: async (stage) => {
        const person = await stage.newcomer('retailer');
        const thief = stage.browser(undefined, copyOf(person));
        const tally = await inTurn(30, (at) =>
          getsThrough(thief.call('deleteAccount', { body: { password: `guess number ${at}`, deletedJobs: 0 } }), {
            through: ['invalid'],
            stopped: ['rate_limited'],
          }),
        );
        await person.call('getCurrentUser');
        return tally;
      },
    },
  ],
};

import { rateLimits } from '../../edge/limits.ts';
import { atOnce, getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import type { Stage, Visitor } from '../stage/stage.ts';

const emailsADay = rateLimits.reset.guesses?.perDay ?? 0;
const day = 86_400;
const newPassword = 'quite another password';

const askFor = (visitor: Visitor, email: string) => visitor.call('forgotPassword', { body: { email } });

/** Creates an owner who has forgotten their password, and returns their new browser and the emailed code. */
async function forgetful(stage: Stage) {
  const { email } = await stage.newcomer('installer');
  const visitor = stage.browser();
  await askFor(visitor, email);
  const codes = (await stage.emailsTo(email)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? []);
  return { email, visitor, code: codes[0] ?? '' };
}

const use = (visitor: Visitor, email: string, code: string, password = newPassword) =>
  getsThrough(visitor.call('resetPassword', { body: { email, code, newPassword: password } }), {
    stopped: ['invalid', 'conflict'],
  });

export const codes: Theme = {
  name: 'Codes for a new password',
  attacks: [
    {
      tries: '3 emails and 15 wrong codes of strangers, to void the code of the owner, which still works',
      promised: { successes: 0 },
      run: async (stage) => {
        const { email, visitor, code } = await forgetful(stage);
        const wrong = code === '111111' ? '222222' : '111111';
        const strangers = [stage.browser(), stage.browser(), stage.browser()];
        for (const stranger of strangers) await askFor(stranger, email);
        const tally = await inTurn(15, (at) => use(strangers[at % 3] ?? visitor, email, wrong));
        if (!(await use(visitor, email, code))) throw new Error('The code of the owner is void.');
        return { ...tally, attempts: tally.attempts + strangers.length };
      },
    },
    {
      tries: 'a stolen code, in three other browsers',
      promised: { successes: 0 },
      run: async (stage) => {
        const { email, visitor, code } = await forgetful(stage);
        const stranger = stage.browser();
        await askFor(stranger, email);
        const tally = await inTurn(3, (at) => use(at === 0 ? stranger : stage.browser(), email, code));
        if (!(await use(visitor, email, code))) throw new Error('The code of the owner is void.');
        return tally;
      },
    },
    {
      tries: 'one code, 8 times at the same moment',
      promised: { successes: 1 },
      run: async (stage) => {
        const { email, visitor, code } = await forgetful(stage);
        return atOnce(8, (at) => use(visitor, email, code, `${newPassword} ${at}`));
      },
    },
    {
      tries: '40 emails with a code to one owner, asked for from 40 networks',
      promised: { successes: emailsADay, emails: emailsADay, seconds: day },
      run: async (stage) => {
        const { email } = await stage.newcomer('installer');
        const tally = await inTurn(40, () =>
          getsThrough(askFor(stage.browser(), email), { stopped: ['rate_limited'] }),
        );
        const emails = (await stage.emailsTo(email)).filter(({ subject }) => /code/.test(subject));
        return { ...tally, emails: emails.length };
      },
    },
  ],
};

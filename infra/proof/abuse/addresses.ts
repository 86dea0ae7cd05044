import { deepEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { closingPrefix } from '#shared/pages.ts';
import { letterLimits } from '../../edge/limits.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { installerProfile } from '../../tools/verify/people.ts';
import { getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import { ownRetailer, type Person, type Stage } from '../stage/stage.ts';

const { toConfirm } = letterLimits;

/** What an attacker would like a stranger to read. */
const bait = 'bait.example';
const baited = { companyName: `Free roofs at https://${bait}`, contactName: bait };

async function privateJob({ call }: Person): Promise<string> {
  const { job } = await call('createJob', { body: jobForm({ isPublic: false, title: `Win at https://${bait}/now` }) });
  return job.id;
}

const invite = ({ call }: Person, id: string, installerIds: string[]) =>
  call('inviteInstallers', { params: { id }, body: { installerIds, message: `Look at https://${bait}` } });

const isBaited = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`.includes(bait);

/** Somebody registers the address of a person who has never heard of us. */
async function victimAccount(stage: Stage): Promise<Person> {
  const account = await stage.newcomer('installer');
  await account.call('createInstallerProfile', { body: installerProfile(baited.companyName) });
  return account;
}

export const addresses: Theme = {
  name: "Other people's addresses",
  attacks: [
    {
      tries: '30 invitations to somebody who never signed up, by a company with a link for a name',
      promised: { successes: 0, letters: 1 },
      run: async (stage) => {
        const [company, victim] = [await stage.retailer(baited), await victimAccount(stage)];
        for (let at = 0; at < 30; at += 1) await invite(company, await privateJob(company), [victim.userId]);
        const letters = await stage.lettersTo(victim.email);
        return { attempts: 30, successes: letters.filter(isBaited).length, letters: letters.length };
      },
    },
    {
      tries: '20 more letters to confirm that address',
      promised: { successes: toConfirm.most - 1, letters: toConfirm.most, seconds: toConfirm.windowSeconds },
      run: async (stage) => {
        const victim = await victimAccount(stage);
        const tally = await inTurn(20, () =>
          getsThrough(victim.call('sendConfirmation'), { stopped: ['rate_limited'] }),
        );
        return { ...tally, letters: (await stage.lettersTo(victim.email)).length };
      },
    },
    {
      tries: 'invitations to 10 installers, by a company whose address nobody has confirmed',
      promised: { successes: 0 },
      run: async (stage) => {
        const company = await stage.newcomer('retailer');
        await company.call('createRetailerProfile', { body: ownRetailer(baited) });
        const installers = await Promise.all(Array.from({ length: 10 }, () => stage.installer()));
        await invite(
          company,
          await privateJob(company),
          installers.map(({ userId }) => userId),
        );
        return inTurn(installers.length, async (at) => {
          const letters = await stage.lettersTo(installers[at]?.email ?? '');
          return letters.some(({ subject }) => subject === 'Invitation');
        });
      },
    },
    {
      tries: "a link in a company's name, a title and a message, to somebody with a confirmed address",
      promised: { successes: 0, letters: 1 },
      run: async (stage) => {
        const [company, installer] = [await stage.retailer(baited), await stage.installer()];
        await invite(company, await privateJob(company), [installer.userId]);
        const letters = (await stage.lettersTo(installer.email)).filter(({ subject }) => subject === 'Invitation');
        const links = letters.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        ok(links.every((link) => link.startsWith(stage.origin)));
        return { attempts: 3, successes: letters.filter(isBaited).length, letters: letters.length };
      },
    },
    {
      tries: 'to hold an address that its owner registers later',
      promised: { successes: 0, letters: 1 },
      run: async (stage) => {
        const squatter = await stage.newcomer('retailer');
        await squatter.call('createRetailerProfile', { body: ownRetailer(baited) });
        const { email } = squatter;
        // Uses up the letters that confirm the address, so that none would be left for its owner.
        for (let at = 1; at < toConfirm.most; at += 1) await squatter.call('sendConfirmation');
        const body = { email, password: `Pass-${randomUUID()}`, role: 'installer' } as const;
        const owner = stage.browser();
        ok(!(await getsThrough(owner.call('register', { body }), { stopped: ['email_taken'] })));
        const letters = (await stage.lettersTo(email)).filter(({ text }) => text.includes(`#${closingPrefix}`));
        const token = new RegExp(`#(${closingPrefix}[a-z2-7]{26})`).exec(letters[0]?.text ?? '')?.[1] ?? '';
        await owner.call('confirmEmail', { body: { token: token.slice(closingPrefix.length) } });
        const { user } = await owner.call('register', { body });
        deepEqual([user.role, user.profileCompleted], ['installer', false]);
        const tally = await inTurn(2, (at) =>
          getsThrough(at === 0 ? squatter.call('getCurrentUser') : squatter.call('refreshSession'), {
            stopped: ['unauthenticated', 'token_expired'],
          }),
        );
        const again = await getsThrough(
          stage.browser().call('signIn', { body: { email, password: squatter.password } }),
          { stopped: ['bad_credentials'] },
        );
        return { attempts: 3, successes: tally.successes + Number(again), letters: letters.length };
      },
    },
  ],
};

import { deepEqual, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { closingPrefix } from '#shared/pages.ts';
import { emailLimits } from '../../edge/limits.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { installerProfile } from '../../tools/verify/people.ts';
import { getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import { ownRetailer, type Person, type Stage } from '../stage/stage.ts';

const { toConfirm } = emailLimits;

/** Texts that an attacker wants a stranger to read in an email. */
const bait = 'bait.example';
const baited = { companyName: `Free roofs at https://${bait}`, contactName: bait };

async function privateJob({ call }: Person): Promise<string> {
  const { job } = await call('createJob', { body: jobForm({ isPublic: false, title: `Win at https://${bait}/now` }) });
  return job.id;
}

const invite = ({ call }: Person, id: string, installerIds: string[]) =>
  call('inviteInstallers', { params: { id }, body: { installerIds, message: `Look at https://${bait}` } });

const isBaited = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`.includes(bait);

/** Registers the email address of a person who did not ask for an account. */
async function victimAccount(stage: Stage): Promise<Person> {
  const account = await stage.newcomer('installer');
  await account.call('createInstallerProfile', { body: installerProfile(baited.companyName) });
  return account;
}

export const addresses: Theme = {
  name: "Other people's addresses",
  attacks: [
    {
      tries: '30 invitations to an email address without an account, by a company with a link for a name',
      promised: { successes: 0, emails: 1 },
      run: async (stage) => {
        const [company, victim] = [await stage.retailer(baited), await victimAccount(stage)];
        for (let at = 0; at < 30; at += 1) await invite(company, await privateJob(company), [victim.userId]);
        const emails = await stage.emailsTo(victim.email);
        return { attempts: 30, successes: emails.filter(isBaited).length, emails: emails.length };
      },
    },
    {
      tries: '20 more emails that confirm an address, to a person who did not ask for an account',
      promised: { successes: toConfirm.most - 1, emails: toConfirm.most, seconds: toConfirm.windowSeconds },
      run: async (stage) => {
        const victim = await victimAccount(stage);
        const tally = await inTurn(20, () =>
          getsThrough(victim.call('sendConfirmation'), { stopped: ['rate_limited'] }),
        );
        return { ...tally, emails: (await stage.emailsTo(victim.email)).length };
      },
    },
    {
      tries: 'invitations to 10 installers, by a company with an unconfirmed email address',
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
          const emails = await stage.emailsTo(installers[at]?.email ?? '');
          return emails.some(({ subject }) => subject === 'Invitation');
        });
      },
    },
    {
      tries: "a link in a company's name, a title and a message, to a confirmed email address",
      promised: { successes: 0, emails: 1 },
      run: async (stage) => {
        const [company, installer] = [await stage.retailer(baited), await stage.installer()];
        await invite(company, await privateJob(company), [installer.userId]);
        const emails = (await stage.emailsTo(installer.email)).filter(({ subject }) => subject === 'Invitation');
        const links = emails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        ok(links.every((link) => link.startsWith(stage.origin)));
        return { attempts: 3, successes: emails.filter(isBaited).length, emails: emails.length };
      },
    },
    {
      tries: 'to keep an email address that its owner registers later',
      promised: { successes: 0, emails: 1 },
      run: async (stage) => {
        const squatter = await stage.newcomer('retailer');
        await squatter.call('createRetailerProfile', { body: ownRetailer(baited) });
        const { email } = squatter;
        // The squatter uses up the emails that confirm the address, so that the application could send none to its owner.
        for (let at = 1; at < toConfirm.most; at += 1) await squatter.call('sendConfirmation');
        const body = { email, password: `Pass-${randomUUID()}`, role: 'installer' } as const;
        const owner = stage.browser();
        ok(!(await getsThrough(owner.call('register', { body }), { stopped: ['email_taken'] })));
        const emails = (await stage.emailsTo(email)).filter(({ text }) => text.includes(`#${closingPrefix}`));
        const token = new RegExp(`#(${closingPrefix}[a-z2-7]{26})`).exec(emails[0]?.text ?? '')?.[1] ?? '';
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
        return { attempts: 3, successes: tally.successes + Number(again), emails: emails.length };
      },
    },
  ],
};

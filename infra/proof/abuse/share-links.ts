import { equal, ok } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { logFiles } from '../../local/server/log-file.ts';
import { customerPhone, jobForm } from '../../tools/verify/job-form.ts';
import { installerProfile } from '../../tools/verify/people.ts';
import { getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import type { Person, Stage } from '../stage/stage.ts';

async function sharedJob({ call }: Person, onlyFor?: string) {
  const { job } = await call('createJob', { body: jobForm({ isPublic: false }) });
  const params = { id: job.id };
  const { shareToken } = await call('shareJob', { params, body: onlyFor ? { onlyFor } : {} });
  return { params, link: { params: { shareToken } }, shareToken };
}

/** Creates an account that an attacker needs only a minute for: a made-up email address and a profile. */
async function throwaway(stage: Stage): Promise<Person> {
  const person = await stage.newcomer('installer');
  await person.call('createInstallerProfile', { body: installerProfile('Throwaway Electrical') });
  return person;
}

export const shareLinks: Theme = {
  name: 'Share links',
  attacks: [
    {
      tries: "to accept a job with a link and a made-up email, and to read the customer's phone number in every answer",
      promised: { successes: 0 },
      run: async (stage) => {
        const [retailer, thief] = [await stage.retailer(), await throwaway(stage)];
        const { params, link } = await sharedJob(retailer);
        const seen = [
          await thief.call('getSharedJob', link),
          await thief.call('acceptJob', { params, body: { shareToken: link.params.shareToken } }),
          await thief.call('getJob', { params }),
          await thief.call('listInstallerJobs'),
          await thief.call('listOwnJobs'),
          await thief.call('listJobHistory', { params }),
          await thief.call('listNotifications'),
        ];
        const tally = await inTurn(seen.length, async (at) => JSON.stringify(seen[at]).includes(customerPhone));
        await stage.confirm(thief);
        equal((await thief.call('getJob', { params })).job.customerPhone, customerPhone);
        return tally;
      },
    },
    {
      tries: 'a link for one company, by five others; that company can use it',
      promised: { successes: 0 },
      run: async (stage) => {
        const [retailer, chosen] = [await stage.retailer(), await stage.installer()];
        const { link } = await sharedJob(retailer, chosen.userId);
        const tally = await inTurn(5, async () =>
          getsThrough((await stage.installer()).call('getSharedJob', link), { stopped: ['not_found'] }),
        );
        await chosen.call('getSharedJob', link);
        return tally;
      },
    },
    {
      tries: 'to open, accept and apply for a job with a link that the retailer has turned off',
      promised: { successes: 0 },
      run: async (stage) => {
        const [retailer, installer] = [await stage.retailer(), await stage.installer()];
        const { params, link, shareToken } = await sharedJob(retailer);
        await installer.call('getSharedJob', link);
        await retailer.call('revokeShareLink', { params });
        const uses = [
          () => installer.call('getSharedJob', link),
          () => installer.call('getJob', { params }),
          () => installer.call('acceptJob', { params, body: { shareToken } }),
          () => installer.call('applyForJob', { params, body: { leadTimeDays: 3 } }),
        ];
        return inTurn(uses.length, (at) =>
          getsThrough(uses[at]?.() ?? Promise.resolve(), { stopped: ['not_found', 'forbidden'] }),
        );
      },
    },
    {
      tries: 'to find the token of a link in the lines of the log',
      promised: { successes: 0 },
      run: async (stage) => {
        const [retailer, installer] = [await stage.retailer(), await stage.installer()];
        const { link, shareToken } = await sharedJob(retailer);
        await installer.call('getSharedJob', link);
        await fetch(`${stage.origin}/job/share/${shareToken}`);
        const [, file] = logFiles(stage.dataDir);
        const lines = (await readFile(file, 'utf8')).trim().split('\n');
        ok(lines.some((line) => line.includes('/api/jobs/shared/{shareToken}')));
        return inTurn(lines.length, async (at) => lines[at]?.includes(shareToken) ?? false);
      },
    },
  ],
};

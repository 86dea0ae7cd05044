import { deepEqual } from 'node:assert/strict';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { emailLimits, rateLimits, uploadQuota } from '../../edge/limits.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { atOnce, getsThrough, inTurn, type Theme } from '../stage/attack.ts';
import { ownRetailer, type Person, type Stage } from '../stage/stage.ts';

const { post, invite, date, upload } = rateLimits;
const stopped = { stopped: ['rate_limited'] } as const;

const posts = ({ call }: Person, isPublic: boolean) =>
  call('createJob', { body: jobForm({ isPublic, requirements: [] }) });

const flood = (company: Person, isPublic = true) => atOnce(60, () => getsThrough(posts(company, isPublic), stopped));

interface Shown {
  id: string;
}

/** Returns the ids of the jobs on the home page, and on the first page of an installer's public jobs. */
async function firstPages(stage: Stage, reader: Person): Promise<Record<string, string[]>> {
  await stage.settled();
  const ids = ({ jobs }: { jobs: readonly Shown[] }) => jobs.map(({ id }) => id);
  return {
    home: ids(await stage.browser().call('listFeaturedJobs')),
    work: ids(await reader.call('listPublicJobs')),
  };
}

/**
 * Counts the company's jobs that come directly after two or more of its jobs. Jobs after the last job of another company do not
 * count.
 */
function takenPlaces(ids: readonly string[], own: ReadonlySet<string>): number {
  const lastOther = ids.findLastIndex((id) => !own.has(id));
  let row = 0;
  return ids.slice(0, Math.max(lastOther, 0)).filter((id) => {
    row = own.has(id) ? row + 1 : 0;
    return row > 2;
  }).length;
}

async function ownIds({ call }: Person): Promise<Set<string>> {
  const { jobs } = await call('listOwnJobs');
  return new Set(jobs.map(({ id }) => id));
}

export const floods: Theme = {
  name: 'Floods',
  attacks: [
    {
      tries: '60 jobs at once, by a company with a confirmed address',
      promised: { successes: post.perAccount, seconds: post.windowSeconds },
      run: async (stage) => flood(await stage.retailer()),
    },
    {
      tries: 'to have more than two jobs in a row on the home page or in the list of public jobs, with as many jobs',
      promised: { successes: 0 },
      run: async (stage) => {
        const others = await Promise.all(Array.from({ length: 3 }, () => stage.retailer()));
        for (const other of [...others, ...others]) await posts(other, true);
        const [company, reader] = [await stage.retailer(), await stage.installer()];
        await flood(company);
        const own = await ownIds(company);
        const pages = await firstPages(stage, reader);
        const places = Object.values(pages).flat().length;
        const shown = Object.values(pages).map((ids) => ids.filter((id) => own.has(id)).length);
        if (shown.includes(0)) throw new Error('None of its jobs is shown, so this proves nothing.');
        return {
          attempts: places,
          successes: Object.values(pages).reduce((sum, ids) => sum + takenPlaces(ids, own), 0),
        };
      },
    },
    {
      tries: '60 jobs at the same time, to be listed before the email address is confirmed',
      promised: { successes: 0 },
      run: async (stage) => {
        const [company, reader] = [await stage.newcomer('retailer'), await stage.installer()];
        await company.call('createRetailerProfile', { body: ownRetailer() });
        const { attempts } = await flood(company);
        const own = await ownIds(company);
        const shown = Object.values(await firstPages(stage, reader)).flat();
        return { attempts, successes: shown.filter((id) => own.has(id)).length };
      },
    },
    {
      tries: '200 invitations at the same moment',
      promised: { successes: invite.perAccount, seconds: invite.windowSeconds },
      run: async (stage) => {
        const [company, installer] = [await stage.retailer(), await stage.installer()];
        const { job } = await posts(company, false);
        const body = { installerIds: [installer.userId] };
        return atOnce(200, () =>
          getsThrough(company.call('inviteInstallers', { params: { id: job.id }, body }), stopped),
        );
      },
    },
    {
      tries: '30 invitations of one installer, each to a different job',
      promised: {
        successes: post.perAccount,
        emails: emailLimits.fromOnePerson.most,
        seconds: emailLimits.fromOnePerson.windowSeconds,
      },
      run: async (stage) => {
        const [company, installer] = [await stage.retailer(), await stage.installer()];
        const body = { installerIds: [installer.userId] };
        const tally = await inTurn(30, async () => {
          const { job } = await posts(company, false);
          return getsThrough(company.call('inviteInstallers', { params: { id: job.id }, body }), stopped);
        });
        const emails = (await stage.emailsTo(installer.email)).filter(({ subject }) => subject === 'Invitation');
        return { ...tally, emails: emails.length };
      },
    },
    {
      tries: '40 installation dates of one job',
      promised: { successes: date.perAccount, emails: 1, seconds: emailLimits.aboutOneThing.windowSeconds },
      run: async (stage) => {
        const [company, installer] = [await stage.retailer(), await stage.installer()];
        const { job } = await posts(company, false);
        const params = { id: job.id };
        const { shareToken } = await company.call('shareJob', { params });
        await installer.call('acceptJob', { params, body: { shareToken } });
        const about = ({ subject }: { subject: string }) => /installation date/i.test(subject);
        deepEqual((await stage.emailsTo(installer.email)).filter(about), []);
        const tally = await inTurn(40, (at) => {
          const installationDate = addDays(todayIn(usualZone, new Date()), at + 1);
          return getsThrough(company.call('scheduleJob', { params, body: { installationDate } }), stopped);
        });
        return { ...tally, emails: (await stage.emailsTo(installer.email)).filter(about).length };
      },
    },
    {
      tries: '120 upload URLs for one person',
      promised: { successes: upload.perAccount, seconds: upload.windowSeconds },
      run: async (stage) => {
        const { call } = await stage.newcomer('retailer');
        const body = { contentType: 'image/png', size: 100 } as const;
        return inTurn(120, () => getsThrough(call('createUpload', { body }), stopped));
      },
    },
    {
      tries: '400 upload URLs for four people in one IPv6 network',
      promised: { successes: upload.perAddress ?? 0, seconds: upload.windowSeconds },
      run: async (stage) => {
        const people = await Promise.all([1, 2, 3, 4].map(() => stage.newcomer('retailer')));
        const body = { contentType: 'image/png', size: 100 } as const;
        return inTurn(400, (at) => {
          const { call } = stage.browser(`2001:db8:f:1:${at.toString(16)}::1:443`, people[at % 4]?.jar);
          return getsThrough(call('createUpload', { body }), stopped);
        });
      },
    },
    {
      tries: '20 upload URLs that accept any file',
      promised: { successes: uploadQuota.unbound.most, seconds: uploadQuota.unbound.windowSeconds },
      run: async (stage) => {
        const { call } = await stage.newcomer('retailer');
        return inTurn(20, () => getsThrough(call('createUpload', {}), stopped));
      },
    },
  ],
};

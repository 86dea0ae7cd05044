import { equal } from 'node:assert/strict';
import { ApiError } from '#shared/api/client.ts';
import { pdf } from '../../samples/sample-files.ts';
import { upload } from '../../tools/verify/files.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { installerProfile } from '../../tools/verify/people.ts';
import { inTurn, type Tally, type Theme } from '../stage/attack.ts';
import { ownRetailer, type Person, type Stage } from '../stage/stage.ts';

/** Takes a job for one dollar from posting to the retailer's review of the installer. */
async function praisedJob(retailer: Person, installer: Person): Promise<void> {
  const { job } = await retailer.call('createJob', {
    body: jobForm({ isPublic: false, priceExGst: 1, requirements: [] }),
  });
  const params = { id: job.id };
  const { invites } = await retailer.call('inviteInstallers', { params, body: { installerIds: [installer.userId] } });
  const [invited] = invites;
  if (invited) await installer.call('respondToInvite', { params: { id: invited.id }, body: { status: 'accepted' } });
  await installer.call('startJob', { params });
  await installer.call('completeJob', { params });
  await installer.call('requestPayment', { params, body: { requestedAmount: 1 } });
  const remittanceUrl = await upload(retailer, {
    content: pdf(job.id),
    contentType: 'application/pdf',
    fileName: 'remittance.pdf',
  });
  await retailer.call('approvePayment', { params, body: { remittanceUrl } });
  const praise = { professionalism: 5, communication: 5, workmanship: 5, review: 'The best' };
  await retailer.call('createRating', { body: { jobId: job.id, ...praise } });
}

/**
 * Makes five praised jobs. Counts two things as successes: each review in the installer's average, and each completed job in the
 * numbers of the home page.
 */
async function fiveTimes(stage: Stage, retailer: Person, installer: Person): Promise<Tally> {
  const figure = async () => (await stage.browser().call('getLandingStats')).completedJobs;
  const before = await figure();
  for (let at = 0; at < 5; at += 1) await praisedJob(retailer, installer);
  await stage.settled();
  const { installer: shown } = await retailer.call('getInstaller', { params: { id: installer.userId } });
  equal(shown.completedJobs, 5);
  return { attempts: 5, successes: shown.reviewCount + (await figure()) - before };
}

/** Characters that are invisible or change the direction of text. With them, a name can look empty or like another name. */
const hidden = ['\u202e', '\u2066', '\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u2800', '\u3164', '\u0007'];

async function isAccepted(field: string, call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422 && field in error.fields) return false;
    throw error;
  }
}

export const trust: Theme = {
  name: 'Made-up trust',
  attacks: [
    {
      tries: 'five jobs for a dollar with five stars, between two throwaway accounts',
      promised: { successes: 0 },
      run: async (stage) => {
        const [retailer, installer] = [await stage.newcomer('retailer'), await stage.newcomer('installer')];
        await retailer.call('createRetailerProfile', { body: ownRetailer() });
        await installer.call('createInstallerProfile', { body: installerProfile('Throwaway Electrical') });
        return fiveTimes(stage, retailer, installer);
      },
    },
    {
      tries: 'the same between two accounts with confirmed email addresses: one review counts',
      promised: { successes: 1 },
      run: async (stage) => fiveTimes(stage, await stage.retailer(), await stage.installer()),
    },
    {
      tries: '10 made-up installers in the directory or the number on the home page, with unconfirmed email addresses',
      promised: { successes: 0 },
      run: async (stage) => {
        const visitor = stage.browser();
        const found = async () => {
          const { activeInstallers } = await visitor.call('getLandingStats');
          return activeInstallers + (await visitor.call('listInstallers')).total;
        };
        const before = await found();
        for (let at = 0; at < 10; at += 1) {
          const { call } = await stage.newcomer('installer');
          await call('createInstallerProfile', { body: installerProfile(`Made-up Electrical ${at}`) });
        }
        await stage.settled();
        return { attempts: 10, successes: (await found()) - before };
      },
    },
    {
      tries: 'the ABN of another company, by three others',
      promised: { successes: 0 },
      run: async (stage) => {
        const { abnNumber } = ownRetailer();
        await stage.retailer({ abnNumber });
        return inTurn(3, () => isAccepted('abnNumber', stage.retailer({ abnNumber })));
      },
    },
    {
      tries: "invisible characters, in a company's name",
      promised: { successes: 0 },
      run: async (stage) => {
        const { call } = await stage.newcomer('retailer');
        const create = (companyName: string) => call('createRetailerProfile', { body: ownRetailer({ companyName }) });
        const tally = await inTurn(hidden.length, (at) =>
          isAccepted('companyName', create(`Bright${hidden[at]} Roofs`)),
        );
        await create('Bright Roofs');
        return tally;
      },
    },
  ],
};

import type { FollowUps } from '#functions/data/rows.ts';
import { prepareCopy } from '../../accounts/copies/prepare-copy.ts';
import { closeAccount } from '../../accounts/deletion/close-account.ts';
import { forgetJobs } from '../../accounts/deletion/forget-jobs.ts';
import { forgetPerson } from '../../company/forget-person.ts';
import { limitPerson } from '../../company/limit-person.ts';
import { closeProposals } from '../../proposals/close-proposals.ts';
import { reopenProposals } from '../../proposals/reopen-proposals.ts';
import { tellApplicants } from '../../proposals/tell-applicants.ts';
import { tellSearchers } from '../../search/saved-searches/tell-searchers.ts';
import { despiteOthers } from './despite-others.ts';
import type { Effect } from './effect.ts';
import { followConfirmation } from './follow-confirmation.ts';
import { followSuspension } from './follow-suspension.ts';
import { numberJobs } from './number-jobs.ts';
import { purgeJob } from './purge-job.ts';
import { renameCompany } from './rename-company.ts';

type FollowUpKind = keyof FollowUps;

/** The longer work that follows a change. Each kind can stop at any point and run again from the start. */
const works: { [Kind in FollowUpKind]: (asked: FollowUps[Kind], now: Date) => Promise<void> } = {
  closeProposals: ({ jobId }, now) => closeProposals(jobId, now),
  reopenApplications: ({ jobId }, now) => reopenProposals(jobId, now),
  purgeJob: ({ jobId }, now) => purgeJob(jobId, now),
  tellApplicants,
  tellSearchers,
  renameCompany: ({ userId, role }, now) => renameCompany(userId, role, now),
  numberJobs: ({ userId }, now) => numberJobs(userId, now),
  followSuspension: ({ userId, role }, now) => followSuspension(userId, role, now),
  followConfirmation: ({ userId }, now) => followConfirmation(userId, now),
  closeAccount: ({ userId, role }, now) => closeAccount(userId, role, now),
  forgetPerson: ({ userId }, now) => forgetPerson(userId, now),
  limitPerson: ({ userId }) => limitPerson(userId),
  forgetRecords: ({ userId, role, leftBy }, now) => forgetJobs(userId, role, leftBy, now),
  prepareCopy,
};

const runOne = <Kind extends FollowUpKind>(asked: FollowUps[Kind], now: Date): Promise<void> =>
  works[asked.kind as Kind](asked, now);

export const followUp: Effect<'followUp'> = {
  lease: 'work',
  carryOut: async (asked, { now }) => {
    await despiteOthers(() => runOne(asked, now));
    return null;
  },
};

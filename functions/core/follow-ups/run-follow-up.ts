import type { Effects } from '../../data/rows.ts';
import { prepareCopy } from '../copies/prepare-copy.ts';
import { closeProposals } from '../proposals/close-proposals.ts';
import { reopenProposals } from '../proposals/reopen-proposals.ts';
import { tellApplicants } from '../proposals/tell-applicants.ts';
import { tellSearchers } from '../searches/tell-searchers.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { closeAccount } from './close-account.ts';
import { followConfirmation } from './follow-confirmation.ts';
import { followSuspension } from './follow-suspension.ts';
import { forgetJobs } from './forget-jobs.ts';
import { purgeJob } from './purge-job.ts';
import { renameCompany } from './rename-company.ts';

type FollowUp = NonNullable<Effects['followUp']>;

const kindOf = (followUp: never): string => String((followUp as { kind?: unknown }).kind);

/** The longer follow-up work of a change. Each can be interrupted anywhere and run again from the start. */
export async function runFollowUp(followUp: FollowUp, now: Date): Promise<void> {
  switch (followUp.kind) {
    case 'closeProposals':
      return closeProposals(followUp.jobId, now);
    case 'reopenApplications':
      return reopenProposals(followUp.jobId, now);
    case 'purgeJob':
      return purgeJob(followUp.jobId, now);
    case 'tellApplicants':
      return tellApplicants(followUp);
    case 'tellSearchers':
      return tellSearchers(followUp, now);
    case 'renameCompany':
      return renameCompany(followUp.userId, followUp.role, now);
    case 'followSuspension':
      return followSuspension(followUp.userId, followUp.role, now);
    case 'followConfirmation':
      return followConfirmation(followUp.userId, now);
    case 'closeAccount':
      return closeAccount(followUp.userId, followUp.role, now);
    case 'forgetRecords':
      return forgetJobs(followUp.userId, followUp.role, followUp.leftBy, now);
    case 'prepareCopy':
      return prepareCopy(followUp, now);
    default:
      // The types rule this out, but a newer version may have written it, and will recognise it again.
      throw new CannotCarryOut(`This version knows no follow-up of the kind ${kindOf(followUp)}.`);
  }
}

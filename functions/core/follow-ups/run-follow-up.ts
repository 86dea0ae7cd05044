import type { Effects } from '../../data/rows.ts';
import { closeProposals } from '../proposals/close-proposals.ts';
import { tellApplicants } from '../proposals/tell-applicants.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import { renameCompany } from './rename-company.ts';

type FollowUp = NonNullable<Effects['followUp']>;

const kindOf = (followUp: never): string => String((followUp as { kind?: unknown }).kind);

/**
 * The longer follow-up work of a change. Each can be interrupted anywhere and run again from the start. Matching a job with
 * what people have saved needs code that nothing else here does, so that is loaded with the first job to match.
 */
export async function runFollowUp(followUp: FollowUp, now: Date): Promise<void> {
  switch (followUp.kind) {
    case 'closeProposals':
      return closeProposals(followUp.jobId, now);
    case 'reopenApplications':
      return (await import('./rare-effects.ts')).reopenProposals(followUp.jobId, now);
    case 'purgeJob':
      return (await import('./rare-effects.ts')).purgeJob(followUp.jobId, now);
    case 'tellApplicants':
      return tellApplicants(followUp);
    case 'tellSearchers':
      return (await import('../searches/tell-searchers.ts')).tellSearchers(followUp, now);
    case 'renameCompany':
      return renameCompany(followUp.userId, followUp.role, now);
    case 'followSuspension':
      return (await import('./rare-effects.ts')).followSuspension(followUp.userId, followUp.role, now);
    case 'followConfirmation':
      return (await import('./rare-effects.ts')).followConfirmation(followUp.userId, now);
    case 'closeAccount':
      return (await import('./rare-effects.ts')).closeAccount(followUp.userId, followUp.role, now);
    case 'forgetRecords':
      return (await import('./rare-effects.ts')).forgetJobs(followUp.userId, followUp.role, followUp.leftBy, now);
    case 'prepareCopy':
      return (await import('./rare-effects.ts')).prepareCopy(followUp, now);
    default:
      // The types rule this out, but a newer version may have written it, and will recognise it again.
      throw new CannotCarryOut(`This version knows no follow-up of the kind ${kindOf(followUp)}.`);
  }
}

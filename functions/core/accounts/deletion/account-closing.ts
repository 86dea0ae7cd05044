import { findJobRows } from '#functions/data/jobs/job-queries.ts';
import { readOwnList } from '#functions/data/lists/list-queries.ts';
import type { ListedOwnJob } from '#functions/data/lists/own-job.ts';
import { type ClosingView, mostNamed } from '#shared/api/auth.ts';
import { type Closing, closingOf } from '#shared/domain/jobs/closing.ts';
import { isAwarded } from '#shared/domain/jobs/lifecycle-table.ts';
import type { OwnJob } from '#shared/domain/search/own-jobs.ts';
import type { Actor } from '../../actor.ts';
import { readOwnProposals } from '../../search/own-jobs/own-proposals.ts';
import { closingJob } from './ending-jobs.ts';

const named = ({ id, title, status }: ListedOwnJob) => ({ id, title, status });

/**
 * Returns for each job how deleting the account would affect it. Reads the rows of a retailer's open jobs, because the list of
 * own jobs does not say whether an open job ever had an installer.
 */
async function closingsOf(actor: Actor, jobs: readonly ListedOwnJob[]): Promise<ReadonlyMap<string, Closing>> {
  const open = jobs.filter(({ status }) => status === 'posted').map(({ id }) => id);
  const rows = await findJobRows(actor.role === 'retailer' ? open : []);
  return new Map(
    jobs.map(({ id, status, otherPartyId }) => {
      const row = rows.get(id);
      const listed = { status, isAssigned: Boolean(otherPartyId), wasAwarded: isAwarded(status) };
      return [id, closingOf(actor.role, row ? closingJob(row) : listed)];
    }),
  );
}

const isOpen = ({ status, applicationsPending }: OwnJob): boolean => status === 'offered' || applicationsPending === 1;

async function openProposals({ userId, role }: Actor): Promise<Pick<ClosingView, 'proposals' | 'hasMoreProposals'>> {
  if (role === 'retailer') return { proposals: [], hasMoreProposals: false };
  const { jobs, hasOlder } = await readOwnProposals(userId);
  const proposals = jobs.filter(isOpen).map(({ id, title, status }) => ({
    id,
    title,
    kind: status === 'offered' ? ('invite' as const) : ('application' as const),
  }));
  return { proposals, hasMoreProposals: hasOlder };
}

/** The view for a person who joined a company. They only leave it, which ends no job and no proposal. */
const nothingEnds: ClosingView = {
  blocking: [],
  blockingTotal: 0,
  deleted: [],
  deletedTotal: 0,
  proposals: [],
  hasMoreProposals: false,
  keptTotal: 0,
};

/** Returns the effects of deleting the account, so that its owner can read them first. */
export async function viewClosing(actor: Actor): Promise<ClosingView> {
  if (actor.person.companyId !== undefined) return nothingEnds;
  const [jobs, proposals] = await Promise.all([readOwnList(actor.userId), openProposals(actor)]);
  const newestFirst = jobs.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const closings = await closingsOf(actor, jobs);
  const of = (...some: Closing[]) => newestFirst.filter(({ id }) => some.some((each) => each === closings.get(id)));
  const [blocking, deleted] = [of('blocks'), of('deleted', 'cancelled')];
  return {
    blocking: blocking.slice(0, mostNamed).map(named),
    blockingTotal: blocking.length,
    deleted: deleted
      .slice(0, mostNamed)
      .map((job) => ({ ...named(job), isCancelled: closings.get(job.id) === 'cancelled' })),
    deletedTotal: deleted.length,
    ...proposals,
    keptTotal: of('kept').length,
  };
}

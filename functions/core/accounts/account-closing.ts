import { type ClosingView, mostNamed } from '#shared/api/auth.ts';
import { type Closing, closingOf } from '#shared/domain/jobs/closing.ts';
import type { OwnJob } from '#shared/domain/search/own-jobs.ts';
import { readOwnList } from '../../data/jobs/own-list-queries.ts';
import type { ListedOwnJob } from '../../data/jobs/packed-jobs.ts';
import type { Actor } from '../actor.ts';
import { readOwnProposals } from '../jobs/own/own-proposals.ts';

const named = ({ id, title, status }: ListedOwnJob) => ({ id, title, status });

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

/** What deleting the account would do, so that everybody knows before they do it. */
export async function viewClosing(actor: Actor): Promise<ClosingView> {
  const [jobs, proposals] = await Promise.all([readOwnList(actor.userId), openProposals(actor)]);
  const newestFirst = jobs.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const of = (closing: Closing) => newestFirst.filter(({ status }) => closingOf(actor.role, status) === closing);
  const [blocking, deleted] = [of('blocks'), of('deleted')];
  return {
    blocking: blocking.slice(0, mostNamed).map(named),
    blockingTotal: blocking.length,
    deleted: deleted.slice(0, mostNamed).map(named),
    deletedTotal: deleted.length,
    ...proposals,
    keptTotal: of('kept').length,
  };
}

import type { ListedOwnJob } from '#functions/data/lists/own-job.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { fromCents } from '#shared/domain/money.ts';
import { isActive, type OwnJob, passesOwnFilter, sortOwnJobs } from '#shared/domain/search/own-jobs.ts';
import { wordsIn } from '#shared/domain/search/searched-list.ts';
import type { Actor } from '../../actor.ts';
import { readVisibleJobs, seesEveryJob } from '../../visible-jobs.ts';
import { readOwnProposals } from './own-proposals.ts';

/**
 * Searches all jobs of a user. Reads the whole list and filters it in memory, so filters can be combined freely.
 */

type Answer = AnswerOf<Routes['listOwnJobs']>;
const usualSize = 25;

function ownJob(listed: ListedOwnJob, relation: 'owner' | 'assignee'): OwnJob {
  // Only the payments page shows these fields.
  const { completedOn, requestedCents, requestedOn, dueDate, paidOn, hasRemittance, ...shown } = listed;
  const { applicationsOpen, customerName, reference, earlierPaid, isRecord, timeZone, postedAt, ...job } = shown;
  return {
    ...job,
    relation,
    isOpenToViewer: true,
    customerName: relation === 'owner' ? customerName : null,
    reference: relation === 'owner' ? reference : null,
    applicationsPending: applicationsOpen,
  };
}

async function readAll(actor: Actor): Promise<{ jobs: OwnJob[]; hasOlder: boolean }> {
  const relation = actor.role === 'retailer' ? 'owner' : 'assignee';
  if (relation === 'owner' || !seesEveryJob(actor))
    return { jobs: (await readVisibleJobs(actor)).map((job) => ownJob(job, relation)), hasOlder: false };
  const [awarded, proposals] = await Promise.all([readVisibleJobs(actor), readOwnProposals(actor.userId)]);
  return { ...proposals, jobs: [...awarded.map((job) => ownJob(job, 'assignee')), ...proposals.jobs] };
}

const createdOn = ({ createdAt }: OwnJob): string => todayIn(usualZone, new Date(createdAt));

const viewOf = ({ priceCents, customerName, reference, team, ...job }: OwnJob): Answer['jobs'][number] => ({
  ...job,
  priceExGst: priceCents === null ? null : fromCents(priceCents),
  ...(customerName === null ? {} : { customerName }),
  ...(reference ? { reference } : {}),
  ...(team ? { team: [...team] } : {}),
});

export async function findOwnJobs(
  actor: Actor,
  { q = '', status, dateKind = 'installation', ...query }: QueryOf<Routes['listOwnJobs']>,
): Promise<Answer> {
  const { jobs, hasOlder } = await readAll(actor);
  const filter = { ...query, dateKind, words: wordsIn(q), statuses: status };
  const found = jobs.filter((job) => passesOwnFilter(job, filter, createdOn));
  const { sort = 'created', page = 1, size = usualSize } = query;
  const { order = sort === 'created' || sort === 'price' ? 'desc' : 'asc' } = query;
  const start = (page - 1) * size;
  return {
    jobs: sortOwnJobs(found, sort, order)
      .slice(start, start + size)
      .map(viewOf),
    total: found.length,
    all: jobs.length,
    activeJobs: jobs.filter(isActive).length,
    applicationsPending: jobs.reduce((sum, { applicationsPending }) => sum + applicationsPending, 0),
    hasOlderProposals: hasOlder,
  };
}

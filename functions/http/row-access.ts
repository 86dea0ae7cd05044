import type { AccessName, accessRules } from '#shared/api/route/access.ts';
import { isUuid, parseChildId } from '#shared/domain/ids.ts';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import type { Actor } from '../core/actor.ts';
import { findJob, isParty, type JobAccess } from '../core/jobs/access/job-access.ts';
import { findApplicationAccess, findInviteAccess, type ProposalAccess } from '../core/proposals/proposal-access.ts';
import { findOwnSearch } from '../core/search/saved-searches/own-search.ts';
import { findOwnObject } from '../data/files/object-queries.ts';
import { findNotification } from '../data/notifications/notification-queries.ts';
import type { RatingRow } from '../data/rows.ts';
import { notFound, Refusal } from '../refusal.ts';
import { requireAbility } from './require-ability.ts';

/** Finds the item of a request, and checks whether the caller may see it and then whether they may act on it. */

interface RowRequest {
  actor: Actor;
  params: Record<string, string>;
  rawBody: unknown;
  shareToken: string | undefined;
  /** When the request arrived. */
  now: Date;
}

const bodyText = (rawBody: unknown, name: string): string | undefined => {
  const value: unknown = typeof rawBody === 'object' && rawBody !== null ? Reflect.get(rawBody, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the id of the job that a request names: in its path, through an item inside the job, or in its body. */
function jobIdOf({ params, rawBody }: RowRequest): string | null {
  const child = params.requirementId;
  if (child !== undefined) return parseChildId(child)?.jobId ?? null;
  const named = params.id ?? bodyText(rawBody, 'jobId') ?? '';
  return isUuid(named) ? named : null;
}

async function visibleJob(request: RowRequest): Promise<JobAccess> {
  const jobId = jobIdOf(request);
  const token = request.shareToken ?? bodyText(request.rawBody, 'shareToken');
  const access = jobId ? await findJob(jobId, request.actor, token, request.now) : null;
  if (!access) throw notFound();
  const { requirementId } = request.params;
  const requirement = requirementId ? parseChildId(requirementId)?.part : undefined;
  if (requirement && !access.requirements.some((row) => row.requirementId === requirement)) throw notFound();
  return access;
}

const must = (holds: boolean): void => {
  if (!holds) throw new Refusal('forbidden');
};
const exists = (holds: boolean): void => {
  if (!holds) throw notFound();
};
const is = (access: JobAccess, relation: 'owner' | 'assignee' | 'admin'): boolean =>
  access.relations.includes(relation);

const jobCheck = (judge: (access: JobAccess) => void) => async (request: RowRequest) => {
  const access = await visibleJob(request);
  judge(access);
  return access;
};

async function ratingOf({ actor, params }: RowRequest): Promise<{ access: JobAccess; rating: RatingRow }> {
  const id = parseChildId(params.id ?? '');
  const access = id && (await findJob(id.jobId, actor));
  const rating = access?.ratings.find(({ ratingId }) => ratingId === id?.part);
  if (!access || !rating || (!isParty(access) && !is(access, 'admin'))) throw notFound();
  must(rating.fromUserId === actor.userId && isParty(access));
  return { access, rating };
}

async function proposalFor(
  request: RowRequest,
  find: (id: string, actor: Actor, now: Date) => Promise<ProposalAccess | null>,
  mayAct: (found: ProposalAccess) => boolean,
): Promise<ProposalAccess> {
  const found = await find(request.params.id ?? '', request.actor, request.now);
  if (!found) throw notFound();
  must(mayAct(found));
  return found;
}

type RowLoader = (request: RowRequest) => Promise<unknown>;

const rowLoaders = {
  jobViewer: jobCheck(() => undefined),
  jobSeeker: jobCheck(() => undefined),
  jobTaker: jobCheck(({ relations }) =>
    must(relations.some((each) => each === 'invitee' || each === 'linkHolder' || each === 'assignee')),
  ),
  jobOwner: jobCheck((access) => must(is(access, 'owner'))),
  jobOwnerOrAdmin: jobCheck((access) => must(is(access, 'owner') || is(access, 'admin'))),
  jobInstaller: jobCheck((access) => must(is(access, 'assignee'))),
  jobParty: jobCheck((access) => must(isParty(access))),
  jobAdmin: jobCheck(() => undefined),
  jobRecord: jobCheck((access) => exists(isParty(access) || is(access, 'admin'))),
  jobReviewer: jobCheck((access) => {
    exists(isParty(access) || is(access, 'admin'));
    must(isParty(access));
  }),
  paymentApprover: jobCheck((access) => {
    exists(is(access, 'owner') || is(access, 'admin'));
    must(is(access, 'owner'));
  }),
  applicationDecider: (request) => proposalFor(request, findApplicationAccess, (found) => found.isOwner),
  applicant: (request) => proposalFor(request, findApplicationAccess, (found) => found.isProposer),
  invitee: (request) => proposalFor(request, findInviteAccess, (found) => found.isProposer),
  ratingAuthor: ratingOf,
  uploader: async ({ actor, rawBody }) => {
    const key = objectKeyIn(bodyText(rawBody, 'objectKey') ?? bodyText(rawBody, 'objectPath') ?? '');
    const object = key ? await findOwnObject(key, actor.userId) : undefined;
    if (object === null) throw notFound();
    return object;
  },
  searcher: async ({ actor, params }) => findOwnSearch(actor, params.id ?? ''),
  credentialHolder: async ({ actor, params }) => {
    const { requireHolder } = await import('../core/credentials/require-holder.ts');
    await requireHolder(actor, params.slot ?? '', () => requireAbility(actor, 'company'));
  },
  acquainted: async ({ actor, params }) => {
    // Only one function has such routes, so this loads on demand.
    const { isKnown } = await import('../core/people/network/acquaintance.ts');
    exists(await isKnown(actor, params.id ?? ''));
  },
  notified: async ({ actor, params }) => {
    const notification = await findNotification(actor.person.userId, params.id ?? '');
    if (!notification) throw notFound();
    return notification;
  },
} satisfies Record<RowRule, RowLoader>;

const loaders: Partial<Record<AccessName, RowLoader>> = rowLoaders;
export const loaderFor = (access: AccessName): RowLoader | undefined => loaders[access];

type RowRule = { [A in AccessName]: (typeof accessRules)[A] extends { row: string } ? A : never }[AccessName];

/** The data that a route's row check has already read, so that the use case does not read it again. */
export type LoadedFor<A extends AccessName> = A extends RowRule
  ? Awaited<ReturnType<(typeof rowLoaders)[A]>>
  : undefined;

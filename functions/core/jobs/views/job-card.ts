import type { JobCardRow, ListedJob } from '#functions/data/rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { jobCardFields } from '#shared/api/fields/job-description.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { firstNameIn } from '#shared/domain/accounts/ranks.ts';
import { fromCents } from '#shared/domain/money.ts';
import { nowhere, suburbLine, suburbPosition } from '../../whereabouts/suburb.ts';

export type JobCard = AnswerOf<Routes['listRetailerJobs']>['jobs'][number];

export const inviteCountsOf = (card: JobCardRow) => ({
  pending: card.invitesPending,
  accepted: card.invitesAccepted,
  declined: card.invitesDeclined,
});

/** Returns the fields that a card and the view of a job share. */
export const commonOf = ({ jobId, retailerId, isPublic, installationDate, card, createdAt }: ListedJob) => ({
  id: jobId,
  number: card.number ?? null,
  title: card.title,
  address: card.address,
  suburb: card.suburb,
  state: card.state,
  postcode: card.postcode,
  isPublic,
  ...pickFields(jobCardFields, card),
  pvSizeKw: card.pvSizeKw,
  priceExGst: fromCents(card.priceCents),
  amount: fromCents(card.priceCents),
  installationDate: installationDate ?? null,
  termsVersion: card.termsVersion,
  createdAt,
  retailerId,
  retailer: { companyName: card.retailerCompany },
  latitude: card.latitude,
  longitude: card.longitude,
  geoPrecision: card.geoPrecision,
});

/** Returns the job without its street and exact position, for users who may not see them. */
export function withoutSite<J extends ListedJob>(job: J): J {
  const { card } = job;
  const position = card.geoPrecision === 'exact' ? nowhere : {};
  return { ...job, card: { ...card, ...position, address: suburbLine(card) } };
}

/** Returns the job with the position of its suburb instead of the exact one. */
export async function inItsSuburb<J extends ListedJob>(job: J): Promise<J> {
  const { card } = job;
  return card.geoPrecision === 'exact' ? { ...job, card: { ...card, ...(await suburbPosition(card)) } } : job;
}

/** Returns the people on a job. Only their own company sees their ids and full names. */
export const teamView = ({ team = [], signerId }: JobCardRow, isOwnCompany: boolean) =>
  team.length === 0
    ? {}
    : {
        team: team.map(({ id, name }) => ({
          ...(isOwnCompany ? { id, name } : { name: firstNameIn(name) }),
          signsOff: id === signerId,
        })),
      };

/** Returns the card of a job in a list. The owner also sees the counts, and both parties see the installer. */
export function cardFor(job: ListedJob, viewer: 'owner' | 'assignee' | 'invitee' | 'public'): JobCard {
  const isParty = viewer === 'owner' || viewer === 'assignee';
  const { card, assignedInstallerId } = job;
  return {
    ...commonOf(job),
    status: viewer === 'invitee' ? 'offered' : job.status,
    ...(isParty && assignedInstallerId
      ? { assignedInstallerId, assignedInstaller: { companyName: card.assignedCompany ?? '' } }
      : {}),
    ...(isParty ? { paymentStatus: job.paymentStatus ?? null, ...teamView(card, viewer === 'assignee') } : {}),
    ...(viewer === 'owner' ? { inviteCounts: inviteCountsOf(card), applicationCount: card.applicationsOpen } : {}),
    ...(viewer === 'owner' && card.customerName ? { customerName: card.customerName } : {}),
  };
}

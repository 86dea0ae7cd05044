import type { AdminAuditRow, AuditRow, DocumentRow } from '#functions/data/rows.ts';
import type { JobEvent } from '#shared/api/fields/history-fields.ts';
import { seesAllJobs } from '#shared/domain/accounts/ranks.ts';
import { storedJobStatuses } from '#shared/domain/jobs/job.ts';
import type { JobEventKind } from '#shared/domain/jobs/job-events.ts';
import { type JobAction, transitions } from '#shared/domain/jobs/lifecycle-table.ts';
import { fromCents } from '#shared/domain/money.ts';
import type { JobAccess } from '../access/job-access.ts';
import type { SystemAction } from '../job-transaction.ts';

/** Decides which events of a job's audit each user sees. */

export interface HistoryFacts {
  access: JobAccess;
  callerId: string;
  /** The person who reads the history. */
  personId: string;
  /** The first names of people who acted, by id. */
  people: ReadonlyMap<string, string>;
  /** The companies of installers, by id. */
  companies: ReadonlyMap<string, string>;
  acts: readonly AdminAuditRow[];
  handIns: readonly DocumentRow[];
}

/**
 * Returns the event of a row of the audit. Null hides the row. If undefined, the row has the event that `lifecycle-table.ts`
 * names for its action.
 */
type KindOf = (row: AuditRow, access: JobAccess) => JobEventKind | null | undefined;

const review: KindOf = (row, { ratings }) =>
  ratings.some(({ fromUserId, createdAt }) => fromUserId === row.actorId && createdAt === row.at)
    ? undefined
    : 'reviewChanged';

/** The events of one photo among several. Null hides a change of its place or caption. */
const photoEvents: Readonly<Record<string, JobEventKind | null>> = {
  added: 'photoAdded',
  removed: 'photoRemoved',
  arranged: null,
};

/** Actions whose event depends on the details of the change. */
const byDetails: { [A in JobAction]?: KindOf } = {
  share: ({ details }) => {
    if (details?.revoked) return 'shareRevoked';
    return details?.moved ? null : undefined;
  },
  schedule: ({ from }) => (from === 'accepted' ? undefined : 'rescheduled'),
  assignTeam: ({ details }) => (details?.isSwap ? 'signerChanged' : undefined),
  completeRequirement: ({ details }) => {
    const photo = photoEvents[String(details?.photo)];
    if (photo !== undefined) return photo;
    return details?.completed === false ? 'takenBack' : undefined;
  },
  requestPayment: ({ at }, { payment }) => (payment && payment.createdAt < at ? 'paymentChanged' : undefined),
  laterReview: review,
  answerShownPhoto: ({ details }) => (details?.isAllowed === false ? 'photoDeclined' : undefined),
};

/** The event of each change by the system. Null hides the change. */
const bySystem: Record<SystemAction, JobEventKind | null | ((row: AuditRow) => JobEventKind | null)> = {
  reopenApplications: null,
  renameCompany: null,
  numberJob: null,
  expireInvite: 'inviteExpired',
  endInvite: 'inviteExpired',
  endApplication: 'withdrew',
  hold: null,
  list: null,
  closeAccount: null,
  leaveTeam: ({ details }) => (details?.isSwap ? 'signerChanged' : null),
};

const isTransition = (action: string): action is JobAction => Object.hasOwn(transitions, action);

function kindOf(row: AuditRow, access: JobAccess): JobEventKind | null {
  if (!isTransition(row.action)) {
    const bySystemAction = bySystem[row.action as SystemAction] ?? null;
    return typeof bySystemAction === 'function' ? bySystemAction(row) : bySystemAction;
  }
  const kind = byDetails[row.action]?.(row, access);
  return kind === undefined ? transitions[row.action].event : kind;
}

const isCorrection = ({ action, details }: AuditRow): boolean =>
  action === 'adminEdit' || action === 'adminSetStatus' || details?.byAdministrator === true;

/** Returns the installers that an event is about: those that its details name, and the installer who caused it. */
export function installersIn(row: AuditRow, { job }: JobAccess): string[] {
  const { installerId, installerIds } = row.details ?? {};
  const named = [...(Array.isArray(installerIds) ? installerIds : []), ...(installerId ? [String(installerId)] : [])];
  const isInstaller = row.actorId !== 'system' && row.actorId !== job.retailerId && !isCorrection(row);
  return [...new Set(isInstaller ? [...named, row.actorId] : named)];
}

/**
 * Tells whether an event concerns the caller. The installer who has the job now does not see other installers' applications,
 * invitations and earlier work.
 */
function concerns(row: AuditRow, { access, callerId }: HistoryFacts): boolean {
  if (!access.relations.includes('assignee')) return true;
  const about = installersIn(row, access);
  if (about.length > 0 && !about.includes(callerId)) return false;
  const { acceptedAt } = access.job.times;
  return (
    isCorrection(row) ||
    ['post', 'edit'].includes(row.action) ||
    about.includes(callerId) ||
    (acceptedAt !== undefined && row.at >= acceptedAt)
  );
}

function actorOf(
  row: AuditRow,
  { access, callerId, personId: reader, companies, people }: HistoryFacts,
): JobEvent['by'] {
  const { actorId, personId = actorId } = row;
  if (isCorrection(row)) return { as: 'administrator', name: null, person: null, isCaller: false };
  if (actorId === 'system') return { as: 'system', name: null, person: null, isCaller: false };
  const isCaller = actorId === callerId && personId === reader;
  const person = people.get(personId) ?? null;
  if (actorId === access.job.retailerId)
    return { as: 'retailer', name: access.job.card.retailerCompany || null, person, isCaller };
  return { as: 'installer', name: companies.get(actorId) ?? null, person, isCaller };
}

const amountOf = ({ requestedCents, releasedCents, agreedPriceCents }: NonNullable<AuditRow['details']>) => {
  const cents = requestedCents ?? releasedCents ?? agreedPriceCents;
  return typeof cents === 'number' ? fromCents(cents) : null;
};

/**
 * Returns the reason of a cancellation, of another signer or of returned work. A returned file keeps the reason of its return.
 * A checkbox has no file, so its requirement has the reason, until the requirement is complete again. For work that was
 * returned as a whole, the job has the reason while it is in progress.
 */
function reasonOf(kind: JobEventKind, row: AuditRow, { access, handIns }: HistoryFacts): string | null {
  if (kind === 'cancelled') return access.job.cancelReason ?? null;
  if (kind === 'signerChanged') return access.job.signerChanges?.find(({ at }) => at === row.at)?.reason ?? null;
  if (kind !== 'returned') return null;
  if (row.action === 'returnWork') return access.job.returnedReason ?? null;
  const requirementId = row.details?.requirementId;
  const file = handIns.find((each) => each.requirementId === requirementId && each.returnedAt === row.at);
  const open = access.requirements.find((each) => each.requirementId === requirementId);
  return file?.returnedReason ?? (open?.type === 'checkbox' ? (open.returnedReason ?? null) : null);
}

/** Returns the reason that an administrator gave for setting the status, if any. */
function correctionReason(act: AdminAuditRow | undefined): string | null {
  const reason = act?.changes.reason?.to;
  return typeof reason === 'string' ? reason : null;
}

/** The events about payments. A person of the installing company sees them only if they see all its jobs. */
const aboutMoney: readonly JobEventKind[] = ['paymentRequested', 'paymentChanged', 'paymentSent'];

/** Returns one row of the audit as an event, or null if the caller may not see it. */
export function viewEvent(row: AuditRow, facts: HistoryFacts): JobEvent | null {
  const { access, callerId, companies, acts } = facts;
  const kind = kindOf(row, access);
  if (kind === null || !concerns(row, facts)) return null;
  const seesMoney = !access.relations.includes('assignee') || seesAllJobs('installer', access.rank);
  if (!seesMoney && aboutMoney.includes(kind)) return null;
  const details = row.details ?? {};
  const act = isCorrection(row) ? acts.find(({ at, actorId }) => at === row.at && actorId === row.actorId) : undefined;
  const about = installersIn(row, access).filter((id) => id !== row.actorId || kind === 'awarded');
  const shown = access.relations.includes('assignee') ? about.filter((id) => id === callerId) : about;
  const { installationDate, requirementId } = details;
  return {
    kind,
    at: row.at,
    by: actorOf(row, facts),
    status: row.from === row.to ? null : (storedJobStatuses.find((status) => status === row.to) ?? null),
    installers: shown.flatMap((id) => companies.get(id) ?? []),
    requirement: access.requirements.find((each) => each.requirementId === requirementId)?.label ?? null,
    installationDate: typeof installationDate === 'string' ? installationDate : null,
    amount: seesMoney ? amountOf(details) : null,
    reason: reasonOf(kind, row, facts) ?? correctionReason(act),
    changes: Object.entries(act?.changes ?? {})
      .filter(([field]) => field !== 'reason')
      .map(([field, change]) => ({ field, ...change })),
  };
}

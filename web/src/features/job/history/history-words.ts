import type { CallAnswer } from '#shared/api/client.ts';
import { jobStatuses, jobStatusLabels } from '#shared/domain/jobs/job.ts';
import type { JobEventKind } from '#shared/domain/jobs/job-events.ts';
import { booked } from '#web/src/lib/dates.ts';
import { money } from '#web/src/lib/format.ts';

export type JobEvent = CallAnswer<'listJobHistory'>['events'][number];

const titles: Record<JobEventKind, string> = {
  drafted: 'Draft saved',
  posted: 'Job posted',
  edited: 'Details changed',
  shared: 'Share link created',
  shareRevoked: 'Share link revoked',
  applied: 'Application received',
  withdrew: 'Application withdrawn',
  rejected: 'Application rejected',
  invited: 'Installer invited',
  declined: 'Invitation declined',
  inviteExpired: 'Invitation expired',
  offered: 'Applicant asked to confirm changes',
  awarded: 'Job awarded',
  scheduled: 'Installation scheduled',
  rescheduled: 'Installation rescheduled',
  teamSet: 'Team assigned',
  signerChanged: 'Accredited installer changed',
  started: 'Work started',
  progressed: 'Progress reported',
  handedIn: 'Requirement completed',
  photoAdded: 'Photo added',
  photoRemoved: 'Photo removed',
  takenBack: 'Requirement reopened',
  returned: 'Changes requested',
  completed: 'Job completed',
  paymentRequested: 'Payment requested',
  paymentChanged: 'Payment request changed',
  paymentSent: 'Payment approved',
  reviewed: 'Review submitted',
  reviewChanged: 'Review updated',
  archived: 'Job archived',
  photoAsked: 'Photo suggested for the company pages',
  photoAllowed: 'Photo shown on the company pages',
  photoDeclined: 'Photo for the company pages declined',
  photoTakenDown: 'Photo removed from the company pages',
  unassigned: 'Installer unassigned',
  cancelled: 'Job cancelled',
  corrected: 'Changed by an administrator',
};

const unknownActor = { retailer: 'The retailer', installer: 'An installer', administrator: null, system: null };

function who({ by }: JobEvent): string | null {
  if (by.isCaller) return 'You';
  const company = by.name ?? unknownActor[by.as];
  return by.person && company ? `${by.person} (${company})` : company;
}

const fieldNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  address: 'Address',
  status: 'Status',
  priceExGst: 'Price ex GST',
  isPublic: 'Visibility',
  shownPhoto: 'Photo on company pages',
};

type Change = JobEvent['changes'][number];
const longest = 120;

function inWords(field: string, value: Change['from']): string {
  if (value === null || value === '') return 'empty';
  if (field === 'priceExGst') return money(value);
  if (field === 'isPublic') return value ? 'Public' : 'Private';
  const status = field === 'status' && jobStatuses.find((each) => each === value);
  if (status) return jobStatusLabels[status];
  const text = String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const changed = ({ field, from, to }: Change): string =>
  `${fieldNames[field] ?? field}: ${inWords(field, from)} → ${inWords(field, to)}`;

export interface EventWords {
  title: string;
  /** The actor and the subject. */
  about: string;
  /** The details, one line each. */
  more: string[];
}

/** Returns the texts of an event for the page. */
export function wordsOf(event: JobEvent): EventWords {
  const { kind, installers, requirement, installationDate, amount, reason, changes } = event;
  const others = installers.filter((name) => name !== event.by.name);
  const about = [
    who(event),
    others.length > 0 ? others.join(', ') : null,
    requirement,
    installationDate && booked(installationDate, 'weekday'),
    amount === null ? null : `${money(amount)} ex GST`,
  ];
  return {
    title: titles[kind],
    about: about.filter(Boolean).join(' · '),
    more: [...(reason ? [`Reason: ${reason}`] : []), ...changes.map(changed)],
  };
}

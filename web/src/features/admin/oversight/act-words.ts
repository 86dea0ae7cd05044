import { editedInstallerLabels, editedJobLabels, editedRetailerLabels } from 'virtual:edited-labels';
import type { CallAnswer } from '#shared/api/client.ts';
import { type JobStatus, jobStatuses, jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { happened } from '#web/src/lib/dates.ts';
import { availabilityLabels, dollarsOf } from '../frame/admin-words.ts';

export type AdminAct = CallAnswer<'listAdminActs'>['acts'][number];
type Change = AdminAct['changes'][number];

export const actTitles: Record<AdminAct['action'], string> = {
  edit: 'Details changed',
  viewSaaNumber: 'SAA number viewed',
  verify: 'Installer verified',
  unverify: 'Verification removed',
  declineVerification: 'Verification declined',
  viewCredentialNumber: 'Credential number viewed',
  checkCredential: 'Credential checked',
  declineCredential: 'Credential declined',
  suspend: 'Account suspended',
  restore: 'Account restored',
  allowMail: 'Email turned back on',
  removeNote: 'Note removed',
  decideReport: 'Report decided',
  resetTwoFactor: 'Two-factor sign-in turned off',
};

const fieldNames: Record<string, string> = {
  ...editedRetailerLabels,
  ...editedInstallerLabels,
  ...editedJobLabels,
  isPublic: 'Visibility',
  reason: 'Reason',
  suspended: 'Suspended',
  mailStopped: 'Email stopped',
  verifiedAt: 'Verified',
  twoFactorSince: 'Two-factor sign-in since',
  abnOf: 'ABN belongs to',
  note: 'Note',
  review: 'Review',
  decision: 'Decision',
  shownPhoto: 'Photo on company pages',
  credential: 'Credential',
  register: 'Checked on',
};

type Value = Change['from'];
const shown: Record<string, (value: Exclude<Value, null>) => string> = {
  installRadius: (value) => `${value} km`,
  leadTimeDays: (value) => `${value} days`,
  availability: (value) => availabilityLabels[value as keyof typeof availabilityLabels] ?? String(value),
  status: (value) => (jobStatuses.some((each) => each === value) ? jobStatusLabels[value as JobStatus] : String(value)),
  priceExGst: (value) => dollarsOf(Number(value)),
  isPublic: (value) => (value ? 'Public' : 'Private'),
  suspended: (value) => (value ? 'Yes' : 'No'),
  mailStopped: (value) => (value === 'bounced' ? 'because an email bounced' : 'because an email was marked as spam'),
  decision: (value) => (value === 'keep' ? 'Keep it' : 'Remove it'),
  twoFactorSince: (value) => happened(String(value), 'moment'),
  verifiedAt: (value) => happened(String(value), 'moment'),
};

function inWords(field: string, value: Value): string {
  if (value === null || value === '') return 'empty';
  return shown[field]?.(value) ?? (Array.isArray(value) ? value.join(', ') : String(value));
}

/** The fields in an audit entry that never have an earlier value. */
const onlyNew: ReadonlySet<string> = new Set(['reason', 'decision', 'credential', 'register']);

/** Returns "Price: $100 → $120", or only the new value of a field without an earlier one. */
export const changeInWords = ({ field, from, to }: Change): string =>
  onlyNew.has(field)
    ? `${fieldNames[field]}: ${inWords(field, to)}`
    : `${fieldNames[field] ?? field}: ${inWords(field, from)} → ${inWords(field, to)}`;

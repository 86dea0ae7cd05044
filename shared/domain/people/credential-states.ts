import { addDays, compareCivilDates, daysBetween, hourAt } from '../civil-date.ts';

/** The state of a credential on a day, as a pure function of its row and the day at its holder's place. */

export const credentialStates = ['missing', 'to_check', 'valid', 'expiring', 'expired', 'declined'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** The company is reminded this many days before a credential expires. From the first of them, it counts as expiring. */
export const reminderDays = [60, 30, 7] as const;
const [warningDays] = reminderDays;

export interface StatedCredential {
  /** The last day on which it is valid. */
  expiresOn?: string | undefined;
  checkedAt?: string | undefined;
  declinedAt?: string | undefined;
}

/** Days until it expires: 0 on the last valid day, negative afterwards, null without an expiry date. */
export const daysLeftOf = ({ expiresOn }: StatedCredential, today: string): number | null =>
  expiresOn === undefined ? null : daysBetween(today, expiresOn);

export function stateOfCredential(row: StatedCredential | null, today: string): CredentialState {
  if (row === null) return 'missing';
  if (row.declinedAt !== undefined) return 'declined';
  const left = daysLeftOf(row, today);
  if (left !== null && left < 0) return 'expired';
  if (row.checkedAt === undefined) return 'to_check';
  return left !== null && left <= warningDays ? 'expiring' : 'valid';
}

/** The SAA number is in the profile, and a decision about it holds for the accreditation too. Both must have been checked. */
export const withSaaNumber = (
  row: StatedCredential | null,
  profile: { verifiedAt?: string | undefined; declinedAt?: string | undefined },
): StatedCredential => ({
  expiresOn: row?.expiresOn,
  checkedAt: row ? profile.verifiedAt && row.checkedAt : profile.verifiedAt,
  declinedAt: profile.declinedAt ?? row?.declinedAt,
});

/** Whether it has expired by a day, such as the day of an installation. */
export const hasExpiredBy = ({ expiresOn }: { expiresOn: string | null }, day: string): boolean =>
  expiresOn !== null && compareCivilDates(expiresOn, day) < 0;

/** Reminders are sent in the morning at the holder's place. */
const reminderHour = 9;

/** When the next reminder after `now` is due. Null after the last one, and without an expiry date or after a decline. */
export function nextReminder({ expiresOn, declinedAt }: StatedCredential, timeZone: string, now: Date): string | null {
  if (expiresOn === undefined || declinedAt !== undefined) return null;
  const due = reminderDays.map((days) => hourAt(timeZone, addDays(expiresOn, -days), reminderHour));
  return due.find((at) => at > now)?.toISOString() ?? null;
}

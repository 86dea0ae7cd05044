import { addDays, compareCivilDates, daysBetween, hourAt } from '../civil-date.ts';

/** Derives the state of a credential from its row and the current day in its holder's time zone. */

export const credentialStates = ['missing', 'to_check', 'valid', 'expiring', 'expired', 'declined'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** The numbers of days before the expiry when we remind the company. From the first reminder on, its state is `expiring`. */
export const reminderDays = [60, 30, 7] as const;
const [warningDays] = reminderDays;

export interface StatedCredential {
  /** The last day on which the credential is valid. */
  expiresOn?: string | undefined;
  checkedAt?: string | undefined;
  declinedAt?: string | undefined;
}

/** Returns the days until a credential expires: 0 on the last valid day, negative afterwards, null without an expiry date. */
export const daysLeftOf = ({ expiresOn }: StatedCredential, today: string): number | null =>
  expiresOn === undefined ? null : daysBetween(today, expiresOn);

/** Returns the state of a credential on the civil date `today`. A null row is a missing credential. */
export function stateOfCredential(row: StatedCredential | null, today: string): CredentialState {
  if (row === null) return 'missing';
  if (row.declinedAt !== undefined) return 'declined';
  const left = daysLeftOf(row, today);
  if (left !== null && left < 0) return 'expired';
  if (row.checkedAt === undefined) return 'to_check';
  return left !== null && left <= warningDays ? 'expiring' : 'valid';
}

/**
 * Returns an SAA accreditation together with the decision about the SAA number, which is in the profile. A declined number also
 * declines the accreditation. A stored accreditation only counts as checked if the number is verified too.
 */
export const withSaaNumber = (
  row: StatedCredential | null,
  profile: { verifiedAt?: string | undefined; declinedAt?: string | undefined },
): StatedCredential => ({
  expiresOn: row?.expiresOn,
  checkedAt: row ? profile.verifiedAt && row.checkedAt : profile.verifiedAt,
  declinedAt: profile.declinedAt ?? row?.declinedAt,
});

/** Tells whether a credential has expired by a day, such as the day of an installation. */
export const hasExpiredBy = ({ expiresOn }: { expiresOn: string | null }, day: string): boolean =>
  expiresOn !== null && compareCivilDates(expiresOn, day) < 0;

/** The hour at which we send reminders, in the holder's time zone. */
const reminderHour = 9;

/** Returns the time of the next reminder after `now`. Null after the last one, without an expiry date and after a decline. */
export function nextReminder({ expiresOn, declinedAt }: StatedCredential, timeZone: string, now: Date): string | null {
  if (expiresOn === undefined || declinedAt !== undefined) return null;
  const due = reminderDays.map((days) => hourAt(timeZone, addDays(expiresOn, -days), reminderHour));
  return due.find((at) => at > now)?.toISOString() ?? null;
}

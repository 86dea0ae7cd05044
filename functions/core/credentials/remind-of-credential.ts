import { formatLongDate } from '#shared/domain/civil-date.ts';
import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { daysLeftOf, nextReminder } from '#shared/domain/people/credential-states.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { moveCredentialReminder } from '../../data/people/credential-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import type { CredentialRow, Effects } from '../../data/rows.ts';
import { credentialInWords } from './credential-in-words.ts';
import { placeOf } from './credential-views.ts';
import { todayOf, zoneOf } from './place-of-holder.ts';

const title = 'A credential expires soon';

/**
 * Builds the reminder. `inApp` is the credential's name in the notification, and may contain the holder's name. The email
 * leaves the holder's name out, because a user typed it.
 */
function reminderOf(row: CredentialRow, inApp: string, today: string): Effects {
  const left = daysLeftOf(row, today);
  if (left === null || left < 0 || row.expiresOn === undefined) return {};
  const when = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
  const end = `expires ${when}, on ${formatLongDate(row.expiresOn)}. Enter the new date under Credentials once it is renewed.`;
  const text = `${inApp} ${end}`;
  const email = { subject: title, text: `${credentialName(placeOf(row.slot))} ${end}` };
  return { notifications: [{ userId: row.userId, kind: 'reminder', title, text, email, concerns: [row.holderId] }] };
}

/**
 * Sends the reminder of a credential and schedules the next one. One transaction does both, so simultaneous runs send it once.
 * Returns false if it sent none.
 */
export async function remindOfCredential(row: CredentialRow, now: Date): Promise<boolean> {
  const profile = (await findInstallerProfile(row.userId)) ?? {};
  const reminder = reminderOf(row, await credentialInWords(row), todayOf(profile, now));
  const next = nextReminder(row, zoneOf(profile), now) ?? undefined;
  try {
    await commit([moveCredentialReminder(row, next), ...outboxWrite(reminder, now)]);
    return reminder.notifications !== undefined;
  } catch (error) {
    // Another run has sent the reminder, or the credential has changed.
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

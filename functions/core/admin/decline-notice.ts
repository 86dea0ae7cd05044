import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { paths } from '#shared/pages.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { CredentialRow } from '../../data/rows.ts';
import { placeOf } from '../credentials/credential-views.ts';

interface Notice {
  title: string;
  /** The finding of the administrator, in fixed words. */
  found: string;
  next: string;
  /**
   * The title of the notification, if it differs from the email's subject. It may quote text that a user typed, which emails
   * never do.
   */
  inApp?: string;
}

/** The company, and the person who holds the credential. */
type Recipients = Pick<CredentialRow, 'userId'> & Partial<Pick<CredentialRow, 'holderId'>>;

/**
 * Returns the writes that notify an installer that a number or credential was declined. The notification has the reason, and
 * the emails have only fixed words.
 */
function noticeOf(
  { userId, holderId = userId }: Recipients,
  { title, found, next, inApp = title }: Notice,
  reason: string,
  now: Date,
): NamedWrite[] {
  const text = `Reason: ${reason.replace(/\.$/, '')}. ${next}`;
  const email = {
    kind: 'report',
    subject: title,
    text: `${found} Your notifications have the reason. ${next}`,
    path: paths.notifications,
  } as const;
  return [
    ...outboxWrite({ notifications: [{ userId, kind: 'report', title: inApp, text, concerns: [holderId] }] }, now),
    ...[...new Set([userId, holderId])].flatMap((to) => outboxWrite({ mail: { userId: to, ...email } }, now)),
  ];
}

const declinedNumber: Notice = {
  title: "We couldn't verify your SAA number",
  found: "An administrator compared your SAA number with the register and couldn't verify it.",
  next: 'Correct your SAA number, company name or accreditations in your profile, and we will check them again.',
};

export const declineNotice = (userId: string, reason: string, now: Date): NamedWrite[] =>
  noticeOf({ userId }, declinedNumber, reason, now);

/**
 * Returns the writes that notify a company, and the person who holds the credential, that it was declined. `inApp` is the name
 * of the credential, with the holder's name.
 */
export const credentialDeclineNotice = (row: CredentialRow, inApp: string, reason: string, now: Date): NamedWrite[] => {
  const name = credentialName(placeOf(row.slot));
  return noticeOf(
    row,
    {
      title: `We couldn't confirm a credential: ${name}`,
      found: `An administrator compared this credential with the register and couldn't confirm it: ${name}.`,
      next: 'Correct it under Credentials, and we will check it again.',
      inApp: `We couldn't confirm a credential: ${inApp}`,
    },
    reason,
    now,
  );
};

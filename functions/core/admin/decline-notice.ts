import { paths } from '#shared/pages.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';

interface Notice {
  title: string;
  /** The finding of the administrator, in fixed words. */
  found: string;
  next: string;
}

/**
 * Returns the writes that tell an installer of a declined number or credential. The notification has the reason, and the email
 * has only fixed words.
 */
const noticeOf = (userId: string, { title, found, next }: Notice, reason: string, now: Date): NamedWrite[] => [
  ...outboxWrite(
    { notifications: [{ userId, kind: 'report', title, text: `Reason: ${reason.replace(/\.$/, '')}. ${next}` }] },
    now,
  ),
  ...outboxWrite(
    {
      mail: {
        userId,
        kind: 'report',
        subject: title,
        text: `${found} Your notifications have the reason. ${next}`,
        path: paths.notifications,
      },
    },
    now,
  ),
];

const declinedNumber: Notice = {
  title: "We couldn't verify your SAA number",
  found: "An administrator compared your SAA number with the register and couldn't verify it.",
  next: 'Correct your SAA number, company name or accreditations in your profile, and we will check them again.',
};

export const declineNotice = (userId: string, reason: string, now: Date): NamedWrite[] =>
  noticeOf(userId, declinedNumber, reason, now);

export const credentialDeclineNotice = (userId: string, name: string, reason: string, now: Date): NamedWrite[] =>
  noticeOf(
    userId,
    {
      title: `We couldn't confirm a credential: ${name}`,
      found: `An administrator compared this credential with the register and couldn't confirm it: ${name}.`,
      next: 'Correct it under Credentials, and we will check it again.',
    },
    reason,
    now,
  );

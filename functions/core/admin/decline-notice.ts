import { paths } from '#shared/pages.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';

const title = "We couldn't verify your SAA number";
const next = 'Correct your SAA number, company name or accreditations in your profile, and we will check them again.';

/** Notifies an installer that their verification was declined: the reason in a notification, and fixed words by email. */
export const declineNotice = (userId: string, reason: string, now: Date): NamedWrite[] => [
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
        text: `An administrator compared your SAA number with the register and couldn't verify it. Your notifications have the reason. ${next}`,
        path: paths.notifications,
      },
    },
    now,
  ),
];

import * as z from 'zod';
import { troubleOf } from '#shared/domain/accounts/mail-troubles.ts';
import { stopMail } from '../core/accounts/stop-mail.ts';
import { loadEnvironment } from '../env.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const report = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({ timestamp: z.iso.datetime({ offset: true }) }),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
    complaint: z.object({ complaintFeedbackType: z.string().optional(), complainedRecipients: recipients }).optional(),
  }),
});

let isLoaded = false;

/**
 * Receives the SES reports of hard bounces and spam complaints. Throws if an event cannot be parsed, so that Lambda moves the
 * event to the dead-letter queue.
 */
export async function handler(event: unknown): Promise<{ stopped: number }> {
  if (!isLoaded) loadEnvironment('returns');
  isLoaded = true;
  const { detail } = report.parse(event);
  const why = troubleOf(detail);
  if (why === null) return { stopped: 0 };
  const sentAt = new Date(detail.mail.timestamp);
  const to = detail.bounce?.bouncedRecipients ?? detail.complaint?.complainedRecipients ?? [];
  const stopped = await Promise.all(to.map(({ emailAddress }) => stopMail({ why, address: emailAddress, sentAt })));
  return { stopped: stopped.filter(Boolean).length };
}

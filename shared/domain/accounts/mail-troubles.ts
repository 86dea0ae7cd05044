/** The reasons why we stop emails to an address: a hard bounce and a spam complaint. */
export const mailTroubles = ['bounced', 'complained'] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** The part of the email service's report that decides whether to stop emails. */
interface Report {
  eventType: string;
  bounce?: { bounceType: string } | undefined;
  complaint?: { complaintFeedbackType?: string | undefined } | undefined;
}

/**
 * Returns the reason to stop emails to an address, or null. A transient bounce, such as a full mailbox, is no reason: the service
 * has retried for hours, and the next email may arrive. The service also reports a complaint when a reader moves an email out of
 * the junk folder. That is no reason either.
 */
export function troubleOf({ eventType, bounce, complaint }: Report): MailTrouble | null {
  if (eventType === 'Bounce') return bounce?.bounceType === 'Permanent' ? 'bounced' : null;
  if (eventType === 'Complaint') return complaint?.complaintFeedbackType === 'not-spam' ? null : 'complained';
  return null;
}

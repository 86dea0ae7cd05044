/** Why no email is sent to an address: a hard bounce or a spam complaint. */
export const mailTroubles = ['bounced', 'complained'] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** The part of the mail service's report about an email that decides this. */
interface Report {
  eventType: string;
  bounce?: { bounceType: string } | undefined;
  complaint?: { complaintFeedbackType?: string | undefined } | undefined;
}

/**
 * Returns why to stop emails, if at all. Only permanent trouble stops them. After a transient bounce, such as a full mailbox,
 * the service has retried for hours, and the next email is another try. A reader who moves an email out of the junk folder is
 * reported as a complaint too.
 */
export function troubleOf({ eventType, bounce, complaint }: Report): MailTrouble | null {
  if (eventType === 'Bounce') return bounce?.bounceType === 'Permanent' ? 'bounced' : null;
  if (eventType === 'Complaint') return complaint?.complaintFeedbackType === 'not-spam' ? null : 'complained';
  return null;
}

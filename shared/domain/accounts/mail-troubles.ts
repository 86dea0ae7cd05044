/** Why no letter is sent to an address: one came back for good, or its reader called one unwanted. */
export const mailTroubles = ['bounced', 'complained'] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** What the mail service reports of a letter, as far as it matters here. */
interface Report {
  eventType: string;
  bounce?: { bounceType: string } | undefined;
  complaint?: { complaintFeedbackType?: string | undefined } | undefined;
}

/**
 * Only what is for good stops mail. After a transient bounce, such as a full mailbox, the service has tried for hours, and the
 * next letter is a try of its own. A reader who moves a letter out of the junk is reported as a complaint too.
 */
export function troubleOf({ eventType, bounce, complaint }: Report): MailTrouble | null {
  if (eventType === 'Bounce') return bounce?.bounceType === 'Permanent' ? 'bounced' : null;
  if (eventType === 'Complaint') return complaint?.complaintFeedbackType === 'not-spam' ? null : 'complained';
  return null;
}

import type { MailTrouble } from '#shared/domain/accounts/mail-troubles.ts';
import { isConditionLost } from '../has-cause.ts';
import { rows } from '../service.ts';

interface Judgement {
  why: MailTrouble;
  /** When the email was sent. */
  sentAt: string;
  at: string;
}

/**
 * Stops emails to an account after a hard bounce or a spam complaint about one email. Returns false if the account now has
 * another address, or if emails were stopped or allowed after that email was sent. Not a transaction, because the Lambda function
 * that stops emails is only permitted to update single rows.
 */
export async function stopMailOf(
  { userId, email }: { userId: string; email: string },
  { why, sentAt, at }: Judgement,
): Promise<boolean> {
  try {
    await rows()
      .user.patch({ userId })
      .set({ mailStopped: why, mailJudgedAt: at })
      .where(
        (row, { eq, lt, notExists }) =>
          `${eq(row.email, email)} AND (${notExists(row.mailJudgedAt)} OR ${lt(row.mailJudgedAt, sentAt)})`,
      )
      .go();
    return true;
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
}

import { readDueReminders } from '../../data/jobs/reminder-queries.ts';
import { readDueCredentials } from '../../data/people/credential-queries.ts';
import { remindOfCredential } from '../credentials/remind-of-credential.ts';
import { sendReminder } from '../work/send-reminder.ts';
import { eachDue } from './each-due.ts';

/**
 * Reminds both companies of each scheduled job the day before, until none is left or the time is over. Returns the number of
 * jobs.
 */
export function sweepReminders(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueReminders(now.toISOString()), isTimeOver, async (jobId) => {
    return sendReminder(jobId, now);
  });
}

/**
 * Reminds each company of its credentials that expire soon, until none is left or the time is over. Returns the number of
 * reminders.
 */
export const sweepCredentials = (now: Date, isTimeOver: () => boolean = () => false): Promise<number> =>
  eachDue(readDueCredentials(now.toISOString()), isTimeOver, (row) => remindOfCredential(row, now));

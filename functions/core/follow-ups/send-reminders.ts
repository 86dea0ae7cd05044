import { readDueReminders } from '../../data/jobs/reminder-queries.ts';
import { sendReminder } from '../work/send-reminder.ts';
import { eachDue } from './each-due.ts';

/**
 * Reminds both sides of each booked job the day before, until nothing is due or the time is over. Returns of how many. In most
 * minutes there is none, so what writes it is loaded with the first.
 */
export function sendReminders(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueReminders(now.toISOString()), isTimeOver, async (jobId) => {
    return sendReminder(jobId, now);
  });
}

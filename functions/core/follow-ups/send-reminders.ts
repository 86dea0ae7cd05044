import { readDueReminders } from '../../data/jobs/reminder-queries.ts';

/**
 * Reminds both sides of each booked job the day before, until nothing is due or the time is over. Returns of how many. In most
 * minutes there is none, so what writes it is loaded with the first.
 */
export async function sendReminders(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  let count = 0;
  for await (const page of readDueReminders(now.toISOString()))
    for (const jobId of page) {
      if (isTimeOver()) return count;
      const { sendReminder } = await import('./rare-effects.ts');
      if (await sendReminder(jobId, now)) count += 1;
    }
  return count;
}

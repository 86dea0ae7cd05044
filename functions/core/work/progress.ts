import { todayAtSite } from '#shared/domain/places/site-day.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { requireCredentialsOn } from './require-credentials.ts';
import { dateAtSite } from './schedule.ts';

/** The installer's steps from start to finish. The retailer is notified of each. */

/**
 * Starts the work. If the installer starts on a day other than the scheduled one, `startsOn` is that day. Refuses with
 * `credentials_needed` if the installer's credentials do not allow work on that day.
 */
export async function startJob(changer: Changer, access: JobAccess, startsOn?: string): Promise<JobAccess> {
  return runTransition(changer, access, 'start', async ({ job, now }) => {
    const installationDate = startsOn === undefined ? undefined : dateAtSite(job, startsOn, now);
    await requireCredentialsOn(installationDate ?? todayAtSite(job.card, now), job, changer.actor, now);
    const started = installationDate === undefined ? job : { ...job, installationDate };
    return {
      job: started,
      effects: [
        notify(started, job.retailerId, 'job', 'Work started', `${job.card.assignedCompany} started the work.`),
      ],
      ...(installationDate === undefined ? {} : { details: { installationDate } }),
    };
  });
}

export async function reportProgress(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return runTransition(changer, access, 'progress', ({ job, at }) => ({
    job: { ...job, times: { ...job.times, progressAt: at } },
    effects: [notify(job, job.retailerId, 'job', 'Progress', `${job.card.assignedCompany} reported progress.`)],
  }));
}

/**
 * Completes the work. If the job was never started, refuses unless the installer's credentials allowed work on the installation
 * date.
 */
export async function completeJob(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return runTransition(changer, access, 'complete', async ({ job, now }) => {
    // The start checks the credentials, so a job that was never started has not been checked.
    if (job.status === 'booked')
      await requireCredentialsOn(job.installationDate ?? todayAtSite(job.card, now), job, changer.actor, now);
    return {
      job,
      effects: [notify(job, job.retailerId, 'job', 'Job complete', `${job.card.assignedCompany} completed the job.`)],
    };
  });
}

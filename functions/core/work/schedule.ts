import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { compareCivilDates, formatLongDate, parseInstallationDate, todayIn } from '#shared/domain/civil-date.ts';
import { isFreeDay, lastScheduleDay, mostYearsAhead } from '#shared/domain/jobs/schedule-plan.ts';
import { zoneOfSite } from '#shared/domain/places/site-day.ts';
import type { JobRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { readSchedulePlan } from '../calendar/schedule-plan.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { refuseStale } from '../refuse-stale.ts';
import { otherParty } from './other-party.ts';
import { requireCredentialsOn } from './require-credentials.ts';

/** Returns a civil date at the site, from today to two years ahead. */
export function dateAtSite(job: JobRow, input: string, now: Date): string {
  const zone = zoneOfSite(job.card);
  const date = parseInstallationDate(input, zone);
  if (!date) throw invalid('installationDate', 'Choose a date');
  const today = todayIn(zone, now);
  if (compareCivilDates(date, today) < 0) throw invalid('installationDate', 'The date cannot be in the past');
  if (compareCivilDates(date, lastScheduleDay(today)) > 0)
    throw invalid('installationDate', `The date can be at most ${mostYearsAhead} years ahead`);
  return date;
}

const labels = { installationDate: 'Installation date', status: 'Status' };

/** Refuses a day that was free when the user saw the plan, and is not now. The user may then choose it again, with the warning. */
async function refuseIfTaken(day: string, actor: Actor, access: JobAccess, now: Date): Promise<void> {
  if (isFreeDay(day, await readSchedulePlan(actor, access, now))) return;
  const message = 'This day is no longer free. Nothing was saved.';
  throw new Refusal('conflict', { message, fields: { installationDate: message } });
}

/**
 * Sets or changes the installation date. Refuses if the date or the status has changed since the user saw it. Refuses with
 * `credentials_needed` if the installer's credentials do not allow work on the new date.
 */
export async function scheduleJob(
  changer: Changer,
  access: JobAccess,
  { installationDate: input, seen }: BodyOf<Routes['scheduleJob']>,
): Promise<JobAccess> {
  const { actor } = changer;
  const { isFree = false, ...seenJob } = seen ?? {};
  return runTransition(changer, access, 'schedule', async ({ job, now }) => {
    refuseStale(seenJob, { installationDate: job.installationDate ?? null, status: job.status }, labels);
    const installationDate = dateAtSite(job, input, now);
    await requireCredentialsOn(installationDate, job, actor, now);
    if (isFree) await refuseIfTaken(installationDate, actor, { ...access, job }, now);
    const other = otherParty(job, actor.userId);
    const known = job.installationDate;
    const title = known === undefined ? 'Installation date set' : 'New installation date';
    const wasStarted = job.status === 'in_progress';
    const text = `${wasStarted ? 'The job is back in Booked. ' : ''}The installation is on ${formatLongDate(installationDate)}.`;
    return {
      job: { ...job, installationDate },
      effects:
        known === installationDate && !wasStarted
          ? []
          : [notify({ ...job, installationDate }, other, 'date', title, text)],
      details: { installationDate },
    };
  });
}

import {
  addYears,
  compareCivilDates,
  formatCivilDate,
  parseInstallationDate,
  todayIn,
} from '#shared/domain/civil-date.ts';
import { putRequirement } from '../../data/jobs/requirement-writes.ts';
import { deleteGrant } from '../../data/jobs/share-link-writes.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import { putInvite } from '../../data/proposals/invite-writes.ts';
import type { JobRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { invalid } from '../../refusal.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';
import type { JobAccess } from '../jobs/job-access.ts';
import { notify } from '../notifications/notify.ts';
import { deletePayment } from './payments.ts';

/** The way of an awarded job: a date, the start, the work, its end, or a parting. */

const defaultZone = 'Australia/Sydney';
const bookingYears = 2;

/** A civil date at the site, from today there to two years on. */
function dateAtSite(job: JobRow, input: string, now: Date): string {
  const zone = job.card.timeZone ?? defaultZone;
  const date = parseInstallationDate(input, zone);
  if (!date) throw invalid('installationDate', 'Please choose a date');
  const today = todayIn(zone, now);
  if (compareCivilDates(date, today) < 0) throw invalid('installationDate', 'The date cannot be in the past');
  if (compareCivilDates(date, addYears(today, bookingYears)) > 0)
    throw invalid('installationDate', `The date can be at most ${bookingYears} years ahead`);
  return date;
}

const otherParty = (job: JobRow, actorId: string): string | undefined =>
  actorId === job.retailerId ? job.assignedInstallerId : job.retailerId;

export async function scheduleJob(changer: Changer, access: JobAccess, input: string): Promise<JobAccess> {
  const { actor } = changer;
  return changeJob(changer, access, 'schedule', ({ job, to, now }) => {
    const installationDate = dateAtSite(job, input, now);
    const other = otherParty(job, actor.userId);
    const moved = job.installationDate !== undefined && job.installationDate !== installationDate;
    return {
      job: { ...job, status: to, installationDate },
      effects: other
        ? [
            notify(
              job,
              other,
              'date',
              moved ? 'New installation date' : 'Installation date set',
              `The installation is on ${formatCivilDate(installationDate)}.`,
            ),
          ]
        : [],
      details: { installationDate },
    };
  });
}

export async function startJob(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return changeJob(changer, access, 'start', ({ job, to, at }) => ({
    job: { ...job, status: to, times: { ...job.times, startedAt: at } },
    effects: [
      notify(
        job,
        job.retailerId,
        'job',
        'Work started',
        `${job.card.assignedCompany ?? 'The installer'} started the work.`,
      ),
    ],
  }));
}

export async function reportProgress(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return changeJob(changer, access, 'progress', ({ job, at }) => ({
    job: { ...job, times: { ...job.times, progressAt: at } },
    effects: [
      notify(
        job,
        job.retailerId,
        'job',
        'Progress',
        `${job.card.assignedCompany ?? 'The installer'} reports progress.`,
      ),
    ],
  }));
}

export async function completeJob(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return changeJob(changer, access, 'complete', ({ job, to, at }) => ({
    job: { ...job, status: to, times: { ...job.times, completedAt: at } },
    effects: [
      notify(
        job,
        job.retailerId,
        'job',
        'Job complete',
        `${job.card.assignedCompany ?? 'The installer'} completed the job.`,
      ),
    ],
  }));
}

export async function archiveJob(changer: Changer, access: JobAccess): Promise<JobAccess> {
  return changeJob(changer, access, 'archive', ({ job, to, at }) => ({
    job: { ...job, status: to, times: { ...job.times, archivedAt: at } },
  }));
}

/**
 * What an assignment leaves behind goes with it: date, price, ticks and a request to be paid; files handed in stay on
 * record. The job is open to everybody as before.
 */
export function unassigned(job: JobRow, openRequirements: number): JobRow {
  const {
    assignedInstallerId: _installer,
    agreedPriceCents: _price,
    installationDate: _date,
    paymentStatus: _payment,
    ...kept
  } = job;
  const { acceptedAt: _accepted, startedAt: _started, progressAt: _progress, ...times } = job.times;
  return { ...kept, openRequirements, card: { ...job.card, assignedCompany: null }, times };
}

export async function unassignInstaller(
  changer: Changer,
  access: JobAccess,
  reason: string | undefined,
): Promise<JobAccess> {
  const { actor } = changer;
  return changeJob(changer, access, 'unassign', async ({ access: current, job, to, at }) => {
    const installerId = job.assignedInstallerId ?? '';
    const [application, invite] = await Promise.all([
      rows().application.get({ jobId: job.jobId, installerId }).go({ consistent: true }),
      rows().invite.get({ jobId: job.jobId, installerId }).go({ consistent: true }),
    ]);
    const requirements = current.requirements.map(
      ({ completedAt: _at, objectKey: _key, fileName: _name, returnedReason: _why, ...row }) => ({
        ...row,
        completed: false,
      }),
    );
    const other = otherParty(job, actor.userId);
    const stepsBack = actor.userId === installerId;
    const because = reason ? `: ${reason}` : '.';
    const wasInvited = invite.data?.status === 'accepted';
    const opened = unassigned({ ...job, status: to }, requirements.length);
    return {
      job: {
        ...opened,
        card: wasInvited
          ? {
              ...opened.card,
              invitesAccepted: opened.card.invitesAccepted - 1,
              invitesDeclined: opened.card.invitesDeclined + 1,
            }
          : opened.card,
      },
      rows: { requirements, payment: null },
      writes: [
        ...(current.payment ? [deletePayment(job.jobId)] : []),
        ...requirements
          .filter((_, index) => current.requirements[index]?.completed || current.requirements[index]?.returnedReason)
          .map(putRequirement),
        ...(application.data ? [putApplication({ ...application.data, status: 'rejected', reviewedAt: at })] : []),
        ...(invite.data && wasInvited ? [putInvite({ ...invite.data, status: 'declined', respondedAt: at })] : []),
        ...(job.shareToken ? [deleteGrant(job.jobId, installerId)] : []),
      ],
      effects: [
        { followUp: { kind: 'reopenApplications', jobId: job.jobId } },
        ...(other
          ? [
              notify(
                job,
                other,
                'unassign',
                'Installer unassigned',
                stepsBack
                  ? `The installer stepped back${because}`
                  : `${job.card.retailerCompany} took you off the job${because}`,
              ),
            ]
          : []),
      ],
      details: { installerId },
    };
  });
}

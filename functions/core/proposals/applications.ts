import { write } from '../../data/commit.ts';
import { isOpenApplication } from '../../data/list-keys.ts';
import { rememberAcquaintance } from '../../data/people/acquaintance-writes.ts';
import { putApplication } from '../../data/proposals/application-writes.ts';
import type { ApplicationRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Changer } from '../jobs/change-job.ts';
import { changeJob } from '../jobs/change-job.ts';
import type { JobAccess } from '../jobs/job-access.ts';
import { notify } from '../notifications/notify.ts';
import { installerCompany, oneApplicationLess } from './awards.ts';

export async function applyForJob(
  changer: Changer,
  access: JobAccess,
  input: { message: string; leadTimeDays: number },
): Promise<{ application: ApplicationRow; access: JobAccess }> {
  const { actor } = changer;
  const company = await installerCompany(actor.userId);
  let application: ApplicationRow | null = null;
  const after = await changeJob(changer, access, 'apply', ({ access: current, job, at }) => {
    if (current.application) throw new Refusal('already_exists', { message: 'You have already applied for this job.' });
    application = {
      jobId: job.jobId,
      installerId: actor.userId,
      status: 'applied',
      message: input.message,
      leadTimeDays: input.leadTimeDays,
      createdAt: at,
    };
    return {
      job: {
        ...job,
        card: {
          ...job.card,
          applicationsOpen: job.card.applicationsOpen + 1,
          applicationsTotal: job.card.applicationsTotal + 1,
        },
      },
      writes: [putApplication(application), rememberAcquaintance(job.retailerId, actor.userId)],
      effects: [
        notify(
          job,
          job.retailerId,
          'application',
          'New application',
          `${company} applied, lead time ${input.leadTimeDays} ${input.leadTimeDays === 1 ? 'day' : 'days'}.`,
        ),
      ],
      details: { installerId: actor.userId },
    };
  });
  if (!application) throw new Refusal('internal');
  return { application, access: after };
}

/** The applicant steps back before anything was decided; the row goes, so they may apply again. */
export async function withdrawApplication(changer: Changer, access: JobAccess): Promise<void> {
  const { actor } = changer;
  await changeJob(changer, access, 'withdrawApplication', ({ access: current, job }) => {
    if (!current.application || !isOpenApplication(current.application.status)) throw new Refusal('wrong_state');
    return {
      job: {
        ...job,
        card: {
          ...job.card,
          applicationsOpen: oneApplicationLess(job.card),
          applicationsTotal: job.card.applicationsTotal - 1,
        },
      },
      writes: [
        write('application', (entities) =>
          entities.application.delete({ jobId: job.jobId, installerId: actor.userId }).commit(),
        ),
      ],
      effects: [
        notify(job, job.retailerId, 'application', 'Application withdrawn', 'An installer withdrew their application.'),
      ],
      details: { installerId: actor.userId },
    };
  });
}

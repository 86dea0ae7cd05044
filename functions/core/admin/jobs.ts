import { editedJobLabels } from '#shared/api/fields/profile-labels.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { jobStatusLabels, type StoredJobStatus } from '#shared/domain/jobs/job.ts';
import { isStranded } from '#shared/domain/jobs/set-status.ts';
import { fromCents, toCents } from '#shared/domain/money.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { findJobRows } from '../../data/jobs/job-queries.ts';
import type { FieldChanges, JobRow } from '../../data/rows.ts';
import { invalid, notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { findJob, type JobAccess } from '../jobs/access/job-access.ts';
import { summaryOf } from '../jobs/job-from-form.ts';
import { placeJob, type Site } from '../jobs/job-site.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { refuseStale } from '../refuse-stale.ts';
import { type Asked, findListed } from '../search/administrators/find-listed.ts';
import { wordsOfJob } from '../search/administrators/words-of.ts';
import { stepDown } from '../work/step-down.ts';
import { changesOf } from './changes.ts';

type AdminJob = AnswerOf<Routes['editJob']>['job'];
type JobEdit = BodyOf<Routes['editJob']>;

const editable = ({ card, detail, status, isPublic }: JobRow) => ({
  title: card.title,
  description: detail.description,
  address: card.address,
  status,
  priceExGst: fromCents(card.priceCents),
  isPublic,
});

const view = (job: JobRow): AdminJob => ({
  id: job.jobId,
  number: job.card.number ?? null,
  ...editable(job),
  suburb: job.card.suburb,
  state: job.card.state,
  retailerCompany: job.card.retailerCompany,
  installerCompany: job.card.assignedCompany,
  hasInstaller: job.assignedInstallerId !== undefined,
  installationDate: job.installationDate ?? null,
  paymentStatus: job.paymentStatus ?? null,
  createdAt: job.createdAt,
});

const records = { read: (ids: readonly string[]) => findJobRows(ids), wordsOf: wordsOfJob };

export async function listJobs(asked: Asked): Promise<AnswerOf<Routes['listAdminJobs']>> {
  const { rows, nextCursor } = await findListed('jobs', asked, records);
  return { jobs: rows.map(view), nextCursor };
}

export async function getJobForAdmin(actor: Actor, jobId: string): Promise<AdminJob> {
  const access = await findJob(jobId, actor);
  if (!access) throw notFound();
  return view(access.job);
}

const unknownSite = "Include the site's suburb, state and postcode";

/**
 * Returns the new site if the edit changes the address, otherwise nothing. A job that is not a draft needs a state and a
 * postcode.
 */
async function siteOf({ card, status }: JobRow, edit: JobEdit): Promise<Partial<Site>> {
  const staysDraft = status === 'draft' && edit.status === undefined;
  const address = edit.address ?? card.address;
  if (address !== card.address) return placeJob({ address, status: staysDraft ? 'draft' : 'posted' });
  if (status === 'draft' && !staysDraft && card.state === null) throw invalid('address', unknownSite);
  return {};
}

function edited(job: JobRow, edit: JobEdit, site: Partial<Site>): JobRow {
  const { title, description, priceExGst, isPublic } = edit;
  return {
    ...job,
    isPublic: isPublic ?? job.isPublic,
    card: {
      ...job.card,
      ...site,
      title: title ?? job.card.title,
      summary: description === undefined ? job.card.summary : summaryOf(description),
      priceCents: priceExGst === undefined ? job.card.priceCents : toCents(priceExGst),
    },
    detail: { ...job.detail, description: description ?? job.detail.description },
  };
}

const strandedText = (status: StoredJobStatus): string =>
  `An administrator has set the job to ${jobStatusLabels[status]}, but it has no installer. You can cancel it or put it back to New.`;

const takenBack = [
  'Installer unassigned',
  'An administrator has unassigned the installer and posted this job again.',
] as const;

/**
 * Edits a job. An administrator may set any of the five `adminStatuses` from any status. The agreed price and the payments are
 * kept.
 */
export async function editJob(
  actor: Actor,
  access: JobAccess,
  edit: JobEdit,
  request: RequestFacts,
): Promise<AdminJob> {
  const { jobId } = access.job;
  const { seen, reason, ...fields } = edit;
  const site = await siteOf(access.job, edit);
  const changed = await runTransition(
    { actor, request, target: edit.status },
    access,
    ({ job }) => (edit.status === undefined || edit.status === job.status ? 'adminEdit' : 'adminSetStatus'),
    async ({ access: current, job, now, at }) => {
      const before = editable(job);
      refuseStale(seen, before, editedJobLabels);
      const changes = changesOf(before, fields);
      if (Object.keys(changes).length === 0) return null;
      const { assignedInstallerId } = job;
      const left =
        edit.status === 'posted' && assignedInstallerId !== undefined
          ? await stepDown(current, { ...job, assignedInstallerId }, at, 'unassigned')
          : null;
      const after = edited(left?.job ?? job, edit, site);
      const why: FieldChanges = reason === undefined ? {} : { reason: { from: null, to: reason } };
      const act = {
        subjectId: jobId,
        kind: 'job',
        action: 'edit',
        actorId: actor.userId,
        changes: { ...changes, ...why },
      } as const;
      return {
        job: after,
        ...(left ? { rows: left.rows } : {}),
        writes: [adminAuditWrite(act, now), ...(left?.writes ?? [])],
        effects: [
          ...(left && assignedInstallerId
            ? [assignedInstallerId, job.retailerId]
                .filter((userId) => userId !== actor.userId)
                .map((userId) => notify(job, userId, 'unassign', ...takenBack))
            : []),
          ...(edit.status !== undefined && isStranded(edit.status, assignedInstallerId !== undefined)
            ? [notify(job, job.retailerId, 'job', 'Job without an installer', strandedText(edit.status))]
            : []),
        ],
        details: { fields: Object.keys(changes) },
      };
    },
  );
  return view(changed.job);
}

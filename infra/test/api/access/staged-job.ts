import { randomUUID } from 'node:crypto';
import { jobForm, pdf, png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { routes } from '#shared/api/index.ts';
import { inDays } from '../../harness/days.ts';
import { patiently } from '../../harness/patiently.ts';
import type { Canaries } from './canaries.ts';
import type { Cast } from './cast.ts';
import type { Relation, Situation } from './expectations/people-and-situations.ts';

/** A job and the ids of everything in it. An item that does not exist has an unused id. */
export interface StagedJob {
  id: string;
  form: Record<string, unknown>;
  requirements: string[];
  applicationId: string;
  inviteId: string;
  ratingId: string;
  shareToken: string;
  photo: string;
  preApproval: string;
  evidence: string;
  /** The key of the remittance advice once the job is paid. Until then, the key of an upload of the owner. */
  remittance: string;
}

export interface StageOptions {
  relations: readonly Relation[];
  /** Adds photos and documents. Otherwise the job has two checkboxes and no files. */
  files?: boolean;
  /** Completes every requirement. */
  finished?: boolean;
}

const order: readonly Situation[] = ['accepted', 'booked', 'in_progress', 'completed', 'paid', 'archived'];
const tokenOfNothing = 'a'.repeat(26);
/** The amount that the assignee requests. The example of `approvePayment` approves the same amount. */
const { requestedAmount } = routes.approvePayment.example.body;

async function must(run: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await patiently(run);
  if (answer.status >= 400) throw new Error(`A job could not be staged: ${answer.status} ${answer.text}`);
  return answer;
}

/** Returns a job that does not exist, with an id for each item that it would have. */
export const absentJob = (cast: Cast, like: StagedJob): StagedJob => {
  const id = randomUUID();
  const { applicant, invitee, assignee } = cast.browsers;
  return {
    id,
    form: like.form,
    requirements: [`${id}.${randomUUID()}`, `${id}.${randomUUID()}`],
    applicationId: `${id}.${applicant.userId}`,
    inviteId: `${id}.${invitee.userId}`,
    ratingId: `${id}.${assignee.userId}`,
    shareToken: tokenOfNothing,
    photo: randomUUID(),
    preApproval: randomUUID(),
    evidence: randomUUID(),
    remittance: randomUUID(),
  };
};

/** Brings one job into a situation through the API, as users do, with a unique string in every private field. */
export class Stage {
  constructor(
    private readonly cast: Cast,
    private readonly canaries: Canaries,
    private readonly settle: () => Promise<void>,
  ) {}

  async set(situation: Situation, options: StageOptions, label: string = situation): Promise<StagedJob> {
    const job = await this.create(situation, options, label);
    if (situation === 'draft') return job;
    // The owner cannot delete a job that an installer has had, so a deleted job has no former installer.
    const relations = options.relations.filter((each) => situation !== 'deleted' || each !== 'former');
    await this.relate(job, relations, label);
    if (order.includes(situation) || situation === 'cancelled') await this.award(job, situation, options, label);
    if (situation === 'private') {
      job.form = { ...job.form, isPublic: false };
      await must(() => this.cast.browsers.owner.put(this.path(job), job.form));
    }
    if (situation === 'deleted') await must(() => this.cast.browsers.owner.delete(this.path(job)));
    return job;
  }

  private path = (job: StagedJob, rest = ''): string => `/api/jobs/${job.id}${rest}`;

  private async create(situation: Situation, { files }: StageOptions, label: string): Promise<StagedJob> {
    const { owner, applicant, invitee, assignee } = this.cast.browsers;
    const word = (secret: Parameters<Canaries['word']>[0]) => this.canaries.word(secret, label);
    const photo = files ? this.canaries.adopt('photo key', label, await upload(owner, png(label), 'image/png')) : null;
    const preApproval = files
      ? this.canaries.adopt('pre-approval key', label, await upload(owner, pdf(label), 'application/pdf'))
      : null;
    const form = jobForm({
      address: `12 ${word('street')} Street, Castle Hill NSW 2154`,
      ...this.canaries.position('street', label),
      customerName: `Casey ${word('customer name')}`,
      customerPhone: `0498 ${word('customer phone')}`,
      customerEmail: `${word('customer e-mail')}@example.com`,
      notes: `The dog is called ${word('notes')}.`,
      isPublic: true,
      status: situation === 'draft' ? 'draft' : 'posted',
      ...(files ? { switchboardPhoto: photo, connectionPreApprovalPdf: preApproval } : {}),
    });
    const requirements = [
      { label: 'Certificate', type: files ? 'file_upload' : 'checkbox' },
      { label: 'Rebates', type: 'checkbox' },
    ];
    const { body } = await must(() => this.cast.colleagues.owner.post('/api/jobs', { ...form, requirements }));
    const { id } = body.job;
    const listed = await must(() => owner.get(`/api/jobs/${id}/requirements`));
    return {
      id,
      form,
      requirements: listed.body.requirements.map((each: { id: string }) => each.id),
      applicationId: `${id}.${applicant.userId}`,
      inviteId: `${id}.${invitee.userId}`,
      ratingId: `${id}.${assignee.userId}`,
      shareToken: tokenOfNothing,
      photo: photo ?? randomUUID(),
      preApproval: preApproval ?? randomUUID(),
      evidence: randomUUID(),
      remittance: randomUUID(),
    };
  }

  private async relate(job: StagedJob, wanted: readonly Relation[], label: string): Promise<void> {
    const { owner, former, invitee, applicant, linkInstaller, linkRetailer } = this.cast.browsers;
    if (wanted.includes('former')) {
      await this.apply(former, job, 'I was here first.');
      await must(() => owner.put(`/api/applications/${job.id}.${former.userId}`, { status: 'accepted' }));
      await must(() => former.post(this.path(job, '/unassign'), {}));
      await this.settle();
    }
    if (wanted.includes('invitee')) {
      await must(() => owner.put(this.path(job), { ...job.form, isPublic: false }));
      const message = `Please come, ${this.canaries.word('invite message', label)}`;
      await must(() => owner.post(this.path(job, '/invites'), { installerIds: [invitee.userId], message }));
      await must(() => owner.put(this.path(job), job.form));
    }
    if (wanted.includes('link')) {
      const { body } = await must(() => owner.post(this.path(job, '/share')));
      job.shareToken = this.canaries.adopt('share token', label, body.shareToken);
      await Promise.all(
        [linkInstaller, linkRetailer].map((who) => must(() => who.get(`/api/jobs/shared/${job.shareToken}`))),
      );
    }
    if (wanted.includes('applicant')) {
      await this.apply(applicant, job, `Hello, ${this.canaries.word('application message', label)}`);
    }
  }

  private apply = (who: Client, job: StagedJob, message: string) =>
    must(() => who.post(this.path(job, '/apply'), { message, leadTimeDays: 7 }));

  private async award(job: StagedJob, situation: Situation, options: StageOptions, label: string): Promise<void> {
    const { owner, assignee } = this.cast.browsers;
    const { id } = job;
    const isPast = (each: Situation) => order.indexOf(situation) >= order.indexOf(each);
    const tick = (at: number, fileUrl?: string) =>
      must(() =>
        assignee.patch(`/api/requirements/${job.requirements[at]}/complete`, {
          completed: true,
          ...(fileUrl ? { fileUrl } : {}),
        }),
      );
    await this.apply(assignee, job, 'I can do it.');
    await must(() => owner.put(`/api/applications/${id}.${assignee.userId}`, { status: 'accepted' }));
    if (situation === 'cancelled') {
      const reason = `No roof after all, ${this.canaries.word('cancel reason', label)}`;
      await must(() => owner.post(this.path(job, '/cancel'), { reason }));
    }
    if (isPast('booked')) await must(() => owner.post(this.path(job, '/schedule'), { installationDate: inDays(5) }));
    if (isPast('in_progress')) await must(() => this.cast.colleagues.assignee.post(this.path(job, '/start')));
    if (isPast('in_progress') || (situation === 'booked' && options.finished)) {
      if (options.files)
        job.evidence = this.canaries.adopt(
          'requirement file key',
          label,
          await upload(assignee, pdf(label), 'application/pdf'),
        );
      await tick(0, options.files ? job.evidence : undefined);
    }
    if (isPast('completed') || options.finished) await tick(1);
    if (isPast('completed')) {
      await must(() => assignee.post(this.path(job, '/complete')));
      const changeDescription = `More cable, ${this.canaries.word('change description', label)}`;
      await must(() => assignee.post(this.path(job, '/request-payment'), { requestedAmount, changeDescription }));
      const file = await upload(owner, pdf('remittance'), 'application/pdf');
      job.remittance = this.canaries.adopt('remittance key', label, file);
    }
    if (isPast('paid')) await must(() => owner.post(`/api/payments/${id}/approve`, { remittanceUrl: job.remittance }));
    if (isPast('archived')) {
      const review = 'Paid on time';
      await must(() =>
        assignee.post('/api/ratings', { jobId: id, jobOrganisation: 5, communication: 5, payment: 4, review }),
      );
    }
  }
}

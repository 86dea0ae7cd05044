import { randomBytes } from 'node:crypto';
import { pdf, png } from '#infra/samples/sample-files.ts';
import { type SampleFile, upload } from '#infra/tools/verify/files.ts';
import { type JobForm, jobForm } from '#infra/tools/verify/job-form.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { defaultRequirements } from '#shared/domain/jobs/job.ts';
import type { StagedPerson } from './staged-people.ts';

/** Jobs that HTTP calls take to the state in which a test begins. Other tests take the same steps on the screen. */

export const certificate = defaultRequirements[0].label;
export const photoOfTheRoof = 'Photo of the finished roof';
export const returnReason = 'Please sign the second page.';
export const changeReason = 'One more switchboard pole was needed.';

const finishedRoof: SampleFile = { content: png('roof', 64), contentType: 'image/png', fileName: 'finished-roof.png' };
const paper = (fileName: string): SampleFile => ({ content: pdf(fileName), contentType: 'application/pdf', fileName });
const [draft, remittance] = [paper('certificate-draft.pdf'), paper('remittance.pdf')];

export interface StagedJob {
  id: string;
  /** The path of the job's page. */
  path: string;
  title: string;
}

interface Both {
  retailer: StagedPerson;
  installer: StagedPerson;
}

interface Scene extends Both {
  params: { id: string };
}

async function requirementsOf({ installer, params }: Scene) {
  const { requirements } = await installer.call('listRequirements', { params });
  return requirements.map(({ id, label, type }) => ({ label, type, params: { requirementId: id } }));
}

async function completeEverything(scene: Scene): Promise<void> {
  const { installer } = scene;
  for (const { type, params } of await requirementsOf(scene)) {
    const file = type === 'photo' ? finishedRoof : draft;
    const proof = type === 'checkbox' ? {} : { fileUrl: await upload(installer, file) };
    await installer.call('completeRequirement', { params, body: { completed: true, ...proof } });
  }
}

/** The calls that bring a job from each state to the next. Each is named after the state it leads to. */
const ladder = {
  applied: ({ installer, params }: Scene) => installer.call('applyForJob', { params, body: { leadTimeDays: 7 } }),
  accepted: ({ retailer, installer, params }: Scene) =>
    retailer.call('decideApplication', {
      params: { id: `${params.id}.${installer.userId}` },
      body: { status: 'accepted' },
    }),
  booked: ({ installer, params }: Scene) => {
    const installationDate = daysAfter(new Date(), 7);
    return installer.call('scheduleJob', { params, body: { installationDate } });
  },
  started: ({ installer, params }: Scene) => installer.call('startJob', { params }),
  proved: completeEverything,
  returned: async (scene: Scene) => {
    const returned = (await requirementsOf(scene)).find(({ label }) => label === certificate);
    if (!returned) throw new Error('The job does not ask for a certificate.');
    await scene.retailer.call('returnRequirement', { params: returned.params, body: { reason: returnReason } });
  },
  provedAgain: completeEverything,
  completed: ({ installer, params }: Scene) => installer.call('completeJob', { params }),
  paymentRequested: ({ installer, params }: Scene) =>
    installer.call('requestPayment', { params, body: { requestedAmount: 4350, changeDescription: changeReason } }),
  paid: async ({ retailer, params }: Scene) => {
    const remittanceUrl = await upload(retailer, remittance);
    await retailer.call('approvePayment', { params, body: { remittanceUrl } });
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;

export type Rung = keyof typeof ladder;

/** Posts a public job with a unique title, so that a test finds only this job in a list. */
export async function postJob(retailer: StagedPerson, terms: Partial<JobForm> = {}): Promise<StagedJob> {
  const title = `Solar roof ${randomBytes(3).toString('hex')}`;
  const requirements = [...defaultRequirements, { label: photoOfTheRoof, type: 'photo' as const, required: true }];
  const { job } = await retailer.call('createJob', {
    body: jobForm({ title, requirements, priceExGst: 4200, ...terms }),
  });
  return { id: job.id, path: `/jobs/${job.id}`, title };
}

/** Takes one step over HTTP, as the other party, while the test's own user has the page open. */
export async function meanwhile({ retailer, installer }: Both, { id }: StagedJob, rung: Rung): Promise<void> {
  await ladder[rung]({ retailer, installer, params: { id } });
}

/** Posts a job and takes it through every step up to and including `last`. */
export async function stageJob(retailer: StagedPerson, installer: StagedPerson, last: Rung): Promise<StagedJob> {
  const job = await postJob(retailer);
  const scene = { retailer, installer, params: { id: job.id } };
  for (const [rung, climb] of Object.entries(ladder)) {
    await climb(scene);
    if (rung === last) break;
  }
  return job;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#shared/api/client.ts';
import { changedJob, exampleJob } from '#shared/api/fields/job-examples.ts';
import { jobInput } from '#shared/api/fields/job-fields.ts';
import { openAfterAward } from '#shared/api/fields/job-locks.ts';
import { awardedJob, withUploads } from '../../infra/tools/in-process/builders.ts';
import { type JobValues, newJob, valuesOf } from '../src/features/job-form/values/job-values.ts';
import { prepareJob } from '../src/features/job-form/values/prepare-job.ts';
import { type App, type Client, startRealApi } from './real-api.ts';

/**
 * Checks that the form shows a retailer exactly the values they typed. Each value is sent, stored, returned, put into the form
 * and sent again, so the test fails wherever a field is forgotten.
 */

let app: App;
let retailer: Client;
let installer: Client;
let typed: Required<JobValues>;

/** Returns values that all differ from the fields' defaults. No job refers to their files yet. */
const fillIn = async (): Promise<Required<JobValues>> => ({
  ...(await withUploads(retailer, exampleJob)),
  latitude: null,
  longitude: null,
  requirements: [{ label: 'Photo of the finished switchboard', type: 'photo', required: false }],
  status: 'draft',
  location: exampleJob.address,
  amount: exampleJob.priceExGst,
});

beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  typed = await fillIn();
});
afterAll(() => app.close());

/** Opens the job the way the form does. */
async function reopen(id: string): Promise<{ job: CallAnswer<'getJob'>['job']; values: JobValues }> {
  const [{ body: detail }, { body: list }] = await Promise.all([
    retailer.get<CallAnswer<'getJob'>>(`/api/jobs/${id}`),
    retailer.get<CallAnswer<'listRequirements'>>(`/api/jobs/${id}/requirements`),
  ]);
  return { job: detail.job, values: valuesOf(detail.job, list.requirements) };
}

const withoutIds = ({ requirements, ...values }: JobValues) => ({
  ...values,
  requirements: requirements?.map(({ label, type, required }) => ({ label, type, required })),
});

/** Leaves out the position, which the server finds, and the status, which depends on the button that is pressed. */
const ofTheForm = (values: JobValues) => {
  const { latitude: _latitude, longitude: _longitude, status: _status, ...kept } = withoutIds(values);
  return kept;
};

describe('a job that is saved and opened again', () => {
  it('is tested with every field that the form may send', () => {
    expect(Object.keys(typed).sort()).toEqual(Object.keys(jobInput.shape).sort());
  });

  it('fills in every field of the form, empty or not', () => {
    const decidedElsewhere = ['latitude', 'longitude', 'pvSizeKw', 'location', 'amount', 'status'];
    const expected = Object.keys(jobInput.shape).filter((name) => !decidedElsewhere.includes(name));
    expect(Object.keys(newJob).sort()).toEqual(expected.sort());
  });

  it('sends as a draft exactly what was typed', async () => {
    const sent = prepareJob(typed, null, newJob);
    const { status, body } = await retailer.post<CallAnswer<'createJob'>>('/api/jobs', { ...sent, status: 'draft' });
    expect(status).toBe(201);
    const { job, values } = await reopen(body.job.id);
    expect(ofTheForm(prepareJob(values, job, values))).toEqual(ofTheForm(sent));
  });

  it('keeps the new value of each field that may change after the award, and the old value of all others', async () => {
    const open = Object.fromEntries(openAfterAward.map((name) => [name, changedJob[name]]));
    const changes = await withUploads(retailer, open);
    const sent = prepareJob(await fillIn(), null, newJob);
    const id = await awardedJob(retailer, installer, { ...sent, status: 'posted' });
    const before = await reopen(id);
    const edited = prepareJob({ ...before.values, ...changes } as JobValues, before.job, before.values);
    const { status } = await retailer.put(`/api/jobs/${id}`, edited);
    expect(status).toBe(200);
    const after = await reopen(id);
    expect(ofTheForm(after.values)).toEqual(ofTheForm({ ...before.values, ...changes } as JobValues));
  });
});

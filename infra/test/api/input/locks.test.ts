import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, withUploads } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { changedJob, exampleJobWithoutFiles } from '#shared/api/fields/job-examples.ts';
import { jobLabels } from '#shared/api/fields/job-labels.ts';
import { type LockedField, lockedAfterAward, openAfterAward } from '#shared/api/fields/job-locks.ts';
import { inDays } from '../../harness/days.ts';
import { fillWallet } from '../../harness/fill-wallet.ts';
import { startedApp } from '../../harness/started-app.ts';
import { withoutTrace } from './evidence.ts';

/** Once an installer is assigned, the agreed terms cannot change. */

const app = startedApp();
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

const formWith = (changes: Record<string, unknown>) => ({ ...exampleJobWithoutFiles, ...changes });

/** For a field: the other fields whose values the server clears when it stores a new value of this field. */
const changesWith: Partial<Record<LockedField, LockedField[]>> = {
  jobType: ['batterySizeKwh', 'batteryBrand', 'blackoutProtection'],
  connectionType: ['blackoutProtection', 'hasExportLimit', 'exportLimitKw'],
  hasExportLimit: ['exportLimitKw'],
};

type Change = [field: LockedField, value: unknown, others: LockedField[]];
const lockedChanges: Change[] = [
  ...lockedAfterAward.map((field): Change => [field, changedJob[field], changesWith[field] ?? []]),
  ['address', '12 Hill Street, Richmond VIC 3121', []],
  ['jobType', 'Battery Only', ['panelWatts', 'panelQty', 'panelLayout']],
  ['requirements', [], []],
];

describe('after the award', () => {
  let path: string;
  beforeAll(async () => {
    path = `/api/jobs/${await awardedJob(retailer, installer, exampleJobWithoutFiles)}`;
  });

  const expectLocked = async (changes: Record<string, unknown>, fields: LockedField[]) => {
    const [answer] = await withoutTrace(app, () => retailer.put(path, formWith(changes)));
    expect({ status: answer?.status, code: answer?.body.code, fields: answer?.body.fields }).toEqual({
      status: 409,
      code: 'locked_fields',
      fields: Object.fromEntries(fields.map((field) => [field, `"${jobLabels[field]}" can no longer be changed`])),
    });
  };

  it.each(lockedChanges)('%s cannot be changed to %j', (field, value, others) =>
    expectLocked({ [field]: value }, [field, ...others]),
  );

  it('one answer names every field that cannot change', () =>
    expectLocked({ priceExGst: 1, roofType: 'flat', connectionType: 'Off-Grid', isPublic: false, notes: 'New' }, [
      'priceExGst',
      'roofType',
      'connectionType',
      'blackoutProtection',
      'hasExportLimit',
      'exportLimitKw',
      'isPublic',
    ]));

  it.each(openAfterAward)('%s can still be changed', async (field) => {
    const value = await withUploads(retailer, changedJob[field]);
    const { status, body } = await retailer.put(path, formWith({ [field]: value }));
    expect([status, body.job?.[field], body.job?.status]).toEqual([200, value, 'accepted']);
  });

  it('the refusal names the locked fields, and lists all fields that can still change', async () => {
    const { body } = await retailer.put(path, formWith({ priceExGst: 1 }));
    expect(body.message).toBe(
      '"Price ex GST" can no longer be changed, because an installer has the job. You can still change the description, notes, customer details, photos and documents.',
    );
  });

  it('saving the same form again changes no agreed term', async () => {
    const { requirements } = (await retailer.get(`${path}/requirements`)).body;
    const same = requirements.map(({ id, label, type, required }: Record<string, unknown>) => ({
      id,
      label,
      type,
      required,
    }));
    const { status, body } = await retailer.put(path, formWith({ requirements: same, pvSizeKw: 99, amount: 1 }));
    expect([status, body.job.pvSizeKw, body.job.amount, body.job.agreedPrice]).toEqual([200, 6.6, 4200.5, 4200.5]);
  });

  it('the same fields are locked while the work is under way, and every field once it is complete', async () => {
    await fillWallet(installer, inDays(60));
    await installer.post(`${path}/start`);
    await expectLocked({ priceExGst: 9 }, ['priceExGst']);
    expect((await retailer.put(path, formWith({ notes: 'Ring twice' }))).body.job.status).toBe('in_progress');
    const { requirements } = (await installer.get(`${path}/requirements`)).body;
    await installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true });
    expect((await installer.post(`${path}/complete`, {})).status).toBe(200);
    const [answer] = await withoutTrace(app, () => retailer.put(path, formWith({ notes: 'Too late' })));
    expect([answer?.status, answer?.body.code]).toEqual([409, 'wrong_state']);
  });
});
